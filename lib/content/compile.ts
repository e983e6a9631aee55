import { createProcessor } from '@mdx-js/mdx';
import { serialize } from 'next-mdx-remote/serialize';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { VFileMessage } from 'vfile-message';
import { admonitions, directives } from '@/lib/content/markdown/admonitions';
import { collapse } from '@/lib/content/markdown/collapse';
import { components } from '@/lib/content/markdown/components';
import { fences } from '@/lib/content/markdown/fences';
import { formulas } from '@/lib/content/markdown/formulas';
import { headings } from '@/lib/content/markdown/headings';
import { links } from '@/lib/content/markdown/links';
import { movedAnchors } from '@/lib/content/markdown/moved-anchors';
import { pictures } from '@/lib/content/markdown/pictures';
import { plots } from '@/lib/content/markdown/plots';
import { samples } from '@/lib/content/markdown/samples';
import { sections } from '@/lib/content/markdown/sections';
import { snippets } from '@/lib/content/markdown/snippets';
import { plainForm } from '@/lib/content/plain/plain-form';
import type { MovedAnchor } from '@/lib/markup/list-moved-anchors';
import type { Problem } from '@/lib/markup/problem';
import { proseHtml } from '@/lib/markup/prose-html';
import { toSyntaxProblem } from '@/lib/markup/syntax-problem';
import type { PageContext } from './page-context';

const syntax = [remarkGfm, remarkMath, remarkDirective];

/** What one compilation of a body gives: the code that renders it, and what the plugins found on the way. */
export type CompiledBody = Omit<PageContext, 'file'> & { code: string };

/**
 * Compiles MDX or Markdown. This is the only module that knows which compiler is in use: next-mdx-remote is no
 * longer developed, and `@mdx-js/mdx` can take its place here. Its `serialize` is called with the flag of its RSC
 * entry, not through that entry, because the entry compiles and renders in one step and we compile once for the
 * page, the checks and everything else that reads a document.
 * @param body MDX with the line numbers of its file
 * @param file path from the repository's root, for messages
 * @param moved anchors that the page once had
 * @returns code and findings; on a syntax error, empty code and the problem
 */
export async function compileBody(
  body: string,
  file: string,
  format: 'md' | 'mdx',
  moved: readonly MovedAnchor[] = [],
): Promise<CompiledBody> {
  const page: PageContext = {
    file,
    headings: [],
    sections: [],
    anchors: [],
    movedAnchors: {},
    links: [],
    snippets: [],
    markdown: '',
    samples: [],
    inputs: [],
    problems: [],
  };
  try {
    const { compiledSource } = await serialize(
      body,
      {
        // Without this, every expression in braces is dropped in silence. The content is reviewed; calls to
        // dangerous functions stay blocked by `blockDangerousJS`, which is on by default.
        blockJS: false,
        mdxOptions: {
          format,
          tableCellAlignToStyle: false,
          remarkPlugins: [
            ...syntax,
            components(page),
            directives(page),
            snippets(page),
            samples(page),
            admonitions(page),
            headings(page),
            sections(page),
            links(page),
            plots(page),
            plainForm(page),
            movedAnchors(page, moved),
            pictures(page),
            formulas(page),
            fences(page),
          ],
          rehypePlugins: [proseHtml, collapse],
        },
      },
      true,
    );
    return { ...page, code: compiledSource };
  } catch (error) {
    return { ...page, code: '', problems: [...page.problems, toProblem(error, body, file, format)] };
  }
}

/**
 * Finds what to report about a compiler error. next-mdx-remote keeps the message and drops the place, so the parser, which
 * finds nearly all mistakes, runs again.
 */
function toProblem(error: unknown, body: string, file: string, format: 'md' | 'mdx'): Problem {
  return toSyntaxProblem(parseError(body, format) ?? (error as Error), body, file);
}

function parseError(body: string, format: 'md' | 'mdx'): VFileMessage | undefined {
  try {
    createProcessor({ format, remarkPlugins: syntax }).parse(body);
  } catch (error) {
    return error as VFileMessage;
  }
  return undefined;
}
