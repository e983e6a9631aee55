/** The product's name and its links to other sites. Routes, navbar, footer, and social links are based on these. */
const slug = 'sablier';
const organization = 'https://github.com/sablier-labs';
const email = 'contact@sablier.com';

export const site = {
  name: 'Sablier',
  /** Part of URLs (`/concepts/what-is-{slug}`) and of the hosted search index's name. */
  slug,
  title: 'Sablier Docs',
  tagline: 'Documentation for the Sablier protocol: Lockup, Flow, Airdrops, and Bob.',
  description:
    'Learn about and build on Sablier: token streams on a schedule (Lockup), open-ended payments (Flow), campaigns to claim from (Airdrops), and vaults (Bob).',
  organization,
  /** Where the site is published, unless `SITE_URL` says otherwise. */
  url: 'https://docs.sablier.com',
  /** The URL for editing a page's source, without the file's path in the repository. */
  editBase: `${organization}/docs/edit/main/`,
  app: 'https://app.sablier.com',
  /** Contact for questions. */
  email,
  /** Contact for vulnerability reports, for `/.well-known/security.txt`. */
  securityContact: email,

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
        { label: 'Contact', href: `mailto:${email}` },
        { label: 'Terms of Service', href: 'https://files.sablier.com/terms-of-service.pdf' },
        { label: 'Privacy Policy', href: 'https://files.sablier.com/privacy-policy.pdf' },
        { label: 'Risk Notice', href: 'https://files.sablier.com/risk-notice.pdf' },
      ],
    },
    {
      title: 'Community',
      links: [
        { label: 'X', href: 'https://x.com/Sablier' },
        { label: 'All links', href: 'https://linktr.ee/SablierLabs' },
        { label: 'Branding', href: `${organization}/branding` },
      ],
    },
    {
      title: 'Developers',
      links: [
        { label: 'GitHub', href: organization },
        { label: 'Contract source', href: `${organization}/evm-monorepo` },
        { label: 'Audits', href: `${organization}/audits` },
        { label: 'Contract reference', href: '/reference/overview' },
        { label: 'Atom feed', href: '/feed.xml' },
        { label: 'Report a vulnerability', href: '/concepts/security' },
      ],
    },
  ],

  languages: [{ code: 'en', label: 'English' }],
} as const;

export type SectionId = (typeof site.navbar)[number]['section'];
