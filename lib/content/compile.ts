import { createProcessor } from '@mdx-js/mdx';
import { serialize } from 'next-mdx-remote/serialize';
import type { VFileMessage } from 'vfile-message';
import { admonitions, directives } from '@/lib/content/markdown/admonitions';
import { collapse } from '@/lib/content/markdown/collapse';
import { components } from '@/lib/content/markdown/components';
import { drawings } from '@/lib/content/markdown/drawings';
import { fences } from '@/lib/content/markdown/fences';
import { formulas } from '@/lib/content/markdown/formulas';
import { headings } from '@/lib/content/markdown/headings';
import { links } from '@/lib/content/markdown/links';
import { movedAnchors } from '@/lib/content/markdown/moved-anchors';
import { pictures } from '@/lib/content/markdown/pictures';
import { plots } from '@/lib/content/markdown/plots';
import { samples } from '@/lib/content/markdown/samples';
import { sections } from '@/lib/content/markdown/sections';
import { shapeGlyphs } from '@/lib/content/markdown/shape-glyphs';
import { snippets } from '@/lib/content/markdown/snippets';
import { syntax } from '@/lib/content/markdown/syntax';
import { videos } from '@/lib/content/markdown/videos';
import { plainForm } from '@/lib/content/plain/plain-form';
import type { MovedAnchor } from '@/lib/markup/anchors';
import { proseHtml } from '@/lib/markup/prose-html';
import { toSyntaxProblem } from '@/lib/markup/syntax-problem';
import type { PageContext } from './page-context';

/** The result of compiling a body: the code that renders it, and what the plugins collected. */
type CompiledBody = Omit<PageContext, 'file'> & { code: string };

/**
 * Compiles MDX or Markdown. This is the only module that knows the compiler: next-mdx-remote is no longer
 * maintained, and `@mdx-js/mdx` can replace it here. The module calls its `serialize` with the flag of its
 * RSC entry instead of using that entry, which compiles and renders in one step. We compile once for the
 * page, the checks, and everything else that reads a document.
 * @param body MDX with the line numbers of its file
 * @param file path from the repository's root, for messages
 * @param moved the page's former anchors
 * @returns code and findings, or, for a syntax error, empty code and the problem
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
        // Otherwise, the compiler silently drops every expression in braces. All content is reviewed, and
        // `blockDangerousJS`, which is on by default, still blocks calls to dangerous functions.
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
            drawings(page),
            pictures(page),
            formulas(page),
            fences(page),
          ],
          rehypePlugins: [shapeGlyphs, videos(page), proseHtml, collapse],
        },
      },
      true,
    );
    return { ...page, code: compiledSource };
  } catch (error) {
    const cause = parseError(body, format) ?? (error as Error);
    return { ...page, code: '', problems: [...page.problems, toSyntaxProblem(cause, body, file)] };
  }
}

/** next-mdx-remote drops the location of an error, so this runs the parser again, which finds nearly all mistakes. */
function parseError(body: string, format: 'md' | 'mdx'): VFileMessage | undefined {
  try {
    createProcessor({ format, remarkPlugins: syntax }).parse(body);
  } catch (error) {
    return error as VFileMessage;
  }
  return undefined;
}
