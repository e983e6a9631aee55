/** The product's name and its links to other sites. Routes, navbar, footer, and social links are based on these. */
const slug = 'sablier';
const organization = 'https://github.com/sablier-labs';

export const site = {
  name: 'Sablier',
  /** Part of URLs (`/concepts/what-is-{slug}`) and of the hosted search index's name. */
  slug,
  title: 'Sablier Docs',
  tagline: 'Documentation for the Sablier protocol: Lockup, Flow, and Drops.',
  description:
    'Learn about, build on, and integrate Sablier: token streams on a fixed schedule (Lockup), open-ended payments (Flow), and airdrops that stream (Drops).',
  organization,
  /** The URL for editing a page's source, without the file's path in the repository. */
  editBase: `${organization}/docs/edit/main/`,
  app: 'https://app.sablier.com',
  /** Contact for vulnerability reports, for `/.well-known/security.txt`. */
  securityContact: 'contact@sablier.com',

  navbar: [
    { label: 'Concepts', section: 'concepts', href: `/concepts/what-is-${slug}` },
    { label: 'Guides', section: 'guides', href: '/guides/lockup/overview' },
    { label: 'Reference', section: 'reference', href: '/reference/overview' },
    { label: 'API', section: 'api', href: '/api/overview' },
    { label: 'Apps', section: 'apps', href: '/apps/features/overview' },
    { label: 'Support', section: 'support', href: '/support/faq' },
  ],

  /** Icons in the header. All other links to other sites are in the footer. */
  social: [{ label: 'GitHub', icon: 'github', href: organization }],

  footer: [
    {
      title: 'Company',
      links: [
        { label: 'Website', href: 'https://sablier.com' },
        { label: 'App', href: 'https://app.sablier.com' },
        { label: 'Blog', href: 'https://blog.sablier.com' },
        { label: 'Contact', href: 'https://forms.gle/6z3XyfSLXDoRghG99' },
        { label: 'Terms of Service', href: 'https://files.sablier.com/terms-of-service.pdf' },
        { label: 'Privacy Policy', href: 'https://files.sablier.com/privacy-policy.pdf' },
        { label: 'Risk Notice', href: 'https://files.sablier.com/risk-notice.pdf' },
      ],
    },
    {
      title: 'Community',
      links: [
        { label: 'Discord', href: 'https://discord.sablier.com' },
        { label: 'X', href: 'https://x.com/Sablier' },
        { label: 'All links', href: 'https://linktr.ee/SablierLabs' },
        { label: 'Branding', href: `${organization}/branding` },
      ],
    },
    {
      title: 'Developers',
      links: [
        { label: 'GitHub', href: organization },
        { label: 'Lockup contracts', href: `${organization}/lockup` },
        { label: 'Flow contracts', href: `${organization}/flow` },
        { label: 'Audits', href: `${organization}/audits` },
        { label: 'Contract reference', href: '/reference/overview' },
        { label: 'Report a vulnerability', href: '/concepts/security' },
      ],
    },
  ],

  languages: [{ code: 'en', label: 'English' }],

  /**
   * Shown above the header until the reader dismisses it. Change `id` to show it again, or use `null` to show nothing.
   * Phones show only `text` and the link, so both must fit on one line.
   */
  announcement: {
    id: 'flow-v3',
    text: 'Flow v3.0 is live.',
    details: 'A stream can have a start time in the future, and brokers are gone.',
    link: { label: 'What changed', href: '/reference/flow/changes' },
  } as Announcement | null,
} as const;

export type Announcement = {
  id: string;
  text: string;
  details?: string;
  link?: { label: string; href: string };
};
export type SectionId = (typeof site.navbar)[number]['section'];
