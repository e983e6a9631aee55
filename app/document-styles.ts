// The styles of what only some documents contain. They are a separate stylesheet, which the build removes from pages
// without any of this (`lib/export/next/merge-styles.ts`).
import '@/components/changes/comparison-box.module.css';
import '@/components/mdx/cards.module.css';
import '@/components/mdx/picture.module.css';
import '@/components/plot/stream-plot.module.css';
import './shapes.css';
import './diagrams.css';
import './drawings.css';
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
