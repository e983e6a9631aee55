import { escapeXml } from '@/lib/markup/xml';
import { toCanonical } from '@/lib/site/addresses';
import { site } from '@/lib/site/site';

/** The URL of the description, without the base path. */
export const openSearchPath = '/opensearch.xml';

/** The media type that browsers recognize. */
export const openSearchType = 'application/opensearchdescription+xml';

/**
 * Describes the site's search to browsers, so that they can offer it in the address bar. Format:
 * https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export const openSearchDescription = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(site.title.slice(0, 16))}</ShortName>
  <Description>${escapeXml(site.tagline)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escapeXml(toCanonical('/icon.svg'))}</Image>
  <Url type="text/html" template="${escapeXml(toCanonical('/search'))}?q={searchTerms}"/>
  <Url type="${openSearchType}" rel="self" template="${escapeXml(toCanonical(openSearchPath))}"/>
</OpenSearchDescription>
`;
