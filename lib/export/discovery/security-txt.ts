import { site } from '@/lib/site/site';

/** The standard path. https://www.rfc-editor.org/rfc/rfc9116 */
export const securityTxtUrl = '/.well-known/security.txt';

/**
 * Generates the file that says where to report a vulnerability.
 * @param base origin and base path of the site
 * @param date the date of the site's last change; the file expires a year later
 */
export function writeSecurityTxt(base: string, date: Date): string {
  const expires = new Date(date);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${site.securityContact}
Expires: ${expires.toISOString().replace(/\.\d+/, '')}
Preferred-Languages: ${site.languages.map(({ code }) => code).join(', ')}
Canonical: ${base}${securityTxtUrl}
`;
}
