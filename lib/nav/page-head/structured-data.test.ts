import { expect, test } from 'vitest';
import { structuredData, toScriptText } from './structured-data';

const document = {
  slug: 'guides/lockup/cancel',
  frontMatter: { title: 'Cancel </script>', description: 'How to cancel.', tocDepth: 3 as const },
  sections: [],
};
const category = {
  label: 'Lockup',
  collapsed: false,
  items: [{ label: 'Overview', slug: 'guides/lockup/overview' }],
};
const section = { id: 'guides', label: 'Guides', slug: 'guides/lockup/overview', items: [category] };

test('a page is an article with its URL, its last change, and its breadcrumbs', () => {
  const data = structuredData({
    document,
    place: { section, label: 'Cancel', trail: [category] },
    updated: '2026-01-02T00:00:00Z',
  });
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'TechArticle', headline: 'Cancel </script>', dateModified: '2026-01-02T00:00:00Z' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Guides' },
          { position: 2, name: 'Cancel </script>' },
        ],
      },
    ],
  });
});

test('a title cannot close the script element', () => {
  const text = toScriptText(structuredData({ document, place: undefined, updated: undefined }));
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ headline: 'Cancel </script>' }] });
});

test('a page with several questions lists them with their answers, but a page with one or two does not', () => {
  const ask = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `q${index}`,
      depth: 3 as const,
      heading: `Why ${index}?`,
      text: `Because ${index}.`,
    }));
  const questionsOf = (count: number) =>
    JSON.stringify(
      structuredData({
        document: { ...document, sections: ask(count) },
        place: undefined,
        updated: undefined,
      }),
    );
  expect(questionsOf(5)).toContain(
    '{"@type":"Question","name":"Why 4?","acceptedAnswer":{"@type":"Answer","text":"Because 4."}}',
  );
  expect(questionsOf(2)).not.toContain('FAQPage');
});
