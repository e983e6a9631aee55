// One stylesheet for all pages but the start page. Each component's module is imported beside the component for its
// class names; here all are imported once more, so that the bundler puts them into the layout's stylesheet: it is loaded
// once, no page waits for another, and nothing is preloaded that a page may not use.
import '@/components/doc/copy-page.module.css';
import '@/components/doc/doc-page.module.css';
import '@/components/doc/page-foot.module.css';
import '@/components/mdx/cards.module.css';
import '@/components/mdx/picture.module.css';
import '@/components/mdx/tab-switch.module.css';
import '@/components/nav/breadcrumbs.module.css';
import '@/components/nav/neighbours.module.css';
import '@/components/nav/site-index.module.css';
import '@/components/nav/table-of-contents.module.css';
import '@/components/plot/stream-plot.module.css';
import '@/components/search/search-field.module.css';
import '@/components/search/search-modal.module.css';
import '@/components/search/search-states.module.css';
import '@/components/site/search-link.module.css';
import '@/components/site/theme-toggle.module.css';
import '@/components/states/not-found.module.css';
import '@/components/states/problem-box.module.css';
