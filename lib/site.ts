/**
 * The one place for what this product is called and where it lives elsewhere on the web. Routes, navbar, footer
 * and social links follow from it.
 */
const slug = 'sablier';
const organization = 'https://github.com/sablier-labs';

export const site = {
  name: 'Sablier',
  /** Part of addresses (`/concepts/what-is-{slug}`) and of the hosted search index's name. */
  slug,
  title: 'Sablier Docs',
  tagline: 'Documentation of the Sablier protocol: Lockup, Flow and Drops.',
  description:
    'Learn, build on and integrate Sablier: token streams with a fixed schedule (Lockup), open-ended payments (Flow) and airdrops that stream (Drops).',
  organization,
  /** Where a page's source is edited; the file's path from the repository's root follows. */
  editBase: `${organization}/docs/edit/main/`,
  app: 'https://app.sablier.com',

  navbar: [
    { label: 'Concepts', section: 'concepts', href: `/concepts/what-is-${slug}` },
    { label: 'Guides', section: 'guides', href: '/guides/lockup/overview' },
    { label: 'Reference', section: 'reference', href: '/reference/overview' },
    { label: 'API', section: 'api', href: '/api/overview' },
    { label: 'Apps', section: 'apps', href: '/apps/features/overview' },
    { label: 'Support', section: 'support', href: '/support/faq' },
  ],

  social: [
    { label: 'Discord', icon: 'chat', href: 'https://discord.sablier.com' },
    { label: 'GitHub', icon: 'code', href: organization },
    { label: 'All links', icon: 'links', href: 'https://links.sablier.com' },
  ],

  footer: [
    {
      title: 'Company',
      links: [
        { label: 'Website', href: 'https://sablier.com' },
        { label: 'App', href: 'https://app.sablier.com' },
        { label: 'Blog', href: 'https://blog.sablier.com' },
        { label: 'Contact', href: 'https://forms.gle/6z3XyfSLXDoRghG99' },
      ],
    },
    {
      title: 'Community',
      links: [
        { label: 'Discord', href: 'https://discord.sablier.com' },
        { label: 'X', href: 'https://x.com/Sablier' },
        { label: 'All links', href: 'https://links.sablier.com' },
      ],
    },
    {
      title: 'Developers',
      links: [
        { label: 'GitHub', href: organization },
        { label: 'Audits', href: `${organization}/audits` },
        { label: 'Contract reference', href: '/reference/overview' },
        { label: 'Report a vulnerability', href: '/concepts/security' },
      ],
    },
  ],

  languages: [{ code: 'en', label: 'English' }],

  /** Shown above the header until the reader dismisses it; a new `id` shows again. `null` shows nothing. */
  announcement: {
    id: 'flow-v1',
    text: 'Flow v1.0 is live: pay by the second, with no end date and no deposit up front.',
    link: { label: 'How Flow works', href: '/concepts/flow/overview' },
  } as Announcement | null,
} as const;

export type Announcement = { id: string; text: string; link?: { label: string; href: string } };
export type SectionId = (typeof site.navbar)[number]['section'];
