import { type Document, toUrl } from '@/lib/markup/document';
import { toCanonical } from '@/lib/site/addresses';
import type { PagePlace } from '../navigation';

type Facts = {
  document: Pick<Document, 'slug' | 'frontMatter' | 'sections'>;
  place: PagePlace | undefined;
  updated: string | undefined;
};

/** A JSON-LD graph: https://schema.org/TechArticle, https://schema.org/BreadcrumbList, https://schema.org/FAQPage */
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
        ...(updated && { dateModified: updated }),
      },
      ...(place ? [breadcrumbs(place, title, url)] : []),
      ...questions(document.sections),
    ],
  };
}

/** Categories have no pages of their own, and each step needs a URL. */
function breadcrumbs({ section }: PagePlace, title: string, url: string): object {
  const steps = [
    { name: section.label, item: toCanonical(toUrl(section.slug)) },
    { name: title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function questions(sections: Document['sections']): object[] {
  const faqSections = sections.filter(({ heading, text }) => heading.endsWith('?') && text !== '');
  if (faqSections.length < minQuestions) return [];
  const mainEntity = faqSections.map(({ heading, text }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** With fewer questions among its headings, a page isn't an FAQ. */
const minQuestions = 5;

/** Serializes JSON for a script element, escaped so that it can't close the element. */
export const toScriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
