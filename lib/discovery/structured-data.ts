import { toCanonical } from '@/lib/asset-url';
import { type Document, toUrl } from '@/lib/content/document';
import type { PagePlace } from '@/lib/nav/navigation';
import { firstPageOf } from '@/lib/nav/navigation';
import { site } from '@/lib/site';

type Facts = {
  document: Pick<Document, 'slug' | 'frontMatter' | 'sections'>;
  place: PagePlace | undefined;
  updated: string | undefined;
};

/**
 * What a page is and where it stands, for search engines, as one graph of JSON-LD.
 * Vocabulary: https://schema.org/TechArticle, https://schema.org/BreadcrumbList, https://schema.org/FAQPage
 */
export function structuredData({ document, place, updated }: Facts): object {
  const { title, description } = document.frontMatter;
  const url = toCanonical(toUrl(document.slug));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url,
        inLanguage: 'en',
        isPartOf: { '@type': 'WebSite', name: site.title, url: toCanonical('/') },
        ...(updated && { dateModified: updated }),
      },
      ...(place ? [breadcrumbs(place, title, url)] : []),
      ...questions(document.sections),
    ],
  };
}

function breadcrumbs({ section, trail }: PagePlace, title: string, url: string): object {
  const steps = [
    { name: section.label, item: toCanonical(toUrl(section.slug)) },
    ...trail.map((category) => ({
      name: category.label,
      item: toCanonical(toUrl(firstPageOf(category)?.slug ?? section.slug)),
    })),
    { name: title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** A page of questions with their answers is told as such. */
function questions(sections: Document['sections']): object[] {
  const asked = sections.filter(({ heading, text }) => heading.endsWith('?') && text !== '');
  if (asked.length < questionsOfPage) return [];
  const mainEntity = asked.map(({ heading, text }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** One question or two among other headings are a turn of phrase. */
const questionsOfPage = 5;

/** JSON for a script element: nothing in it can end the element. */
export const toScriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
