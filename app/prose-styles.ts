// The styles of what authors can put into a document or a snippet, but rarely do.
import '@/components/mdx/cards.module.css';
import '@/components/mdx/picture.module.css';
import '@/components/mdx/tab-switch.module.css';
import '@/components/plot/stream-plot.module.css';
import '@/components/shapes.css';
import './diagrams.css';
import './drawings.css';
import './code-lines.css';
import './rare-prose.css';
