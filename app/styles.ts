// One stylesheet for every page except the home page. Components import their own modules for the class
// names. Importing all of them here as well makes the bundler put them into the layout's stylesheet, which
// loads once, so that no page has to wait for or preload others.
import '@/components/doc/copy-page.module.css';
import '@/components/doc/doc-page.module.css';
import '@/components/doc/page-foot.module.css';
import '@/components/nav/breadcrumbs.module.css';
import '@/components/nav/adjacent-pages.module.css';
import '@/components/nav/release-line.module.css';
import '@/components/nav/table-of-contents.module.css';
import '@/components/search/search-field.module.css';
import '@/components/search/search-modal.module.css';
import '@/components/search/search-states.module.css';
import '@/components/site/search-link.module.css';
import '@/components/site/theme-toggle.module.css';
import '@/components/states/not-found.module.css';
