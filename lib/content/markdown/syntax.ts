import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';

/** What pages can use in addition to plain Markdown. */
export const syntax = [remarkGfm, remarkMath, remarkDirective];
