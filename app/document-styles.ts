// The styles of what only some documents contain. They are two separate stylesheets, which the build removes from pages
// without any of their classes (`lib/export/next/merge-styles.ts`): this one, which only documents import, and that of
// `prose-styles.ts`, which the pages of snippets import, too.
import '@/components/changes/comparison-box.module.css';
import './filters.css';
import './deployments.css';
import './errors.css';
import './special-tables.css';
import './videos.css';
import './reference.css';
import './reference-entries.css';
import './reference-calls.css';
import './reference-menu.css';
import './reference-parameters.css';
import './reference-print.css';
