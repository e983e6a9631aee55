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
