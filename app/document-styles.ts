// The styles of what only some documents contain. They are a separate stylesheet, which the build removes from pages
// without any of this (`lib/export/next/merge-styles.ts`).
import './drawings.css';
import './filters.css';
import './deployments.css';
import './errors.css';
import './videos.css';
import './reference.css';
import './reference-entries.css';
import './reference-calls.css';
import './reference-parameters.css';
import './reference-print.css';
