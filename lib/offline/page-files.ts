import { isHashed } from './addresses';

/** The files of this site that a page needs beside its HTML, as paths with the base path. */
export type PageFiles = {
  /** The page's data for React; what has none leads on to another page, or tells that there is none. */
  payload: string | undefined;
  /** Styles, fonts, and pictures. */
  shown: string[];
  /** What makes it live. */
  scripts: string[];
};

/** Finds the files that an exported page names. What a stylesheet or a script asks for later isn't among them. */
export function pageFiles(html: string, basePath: string): PageFiles {
  const loader = (name: string) => new RegExp(`<script[^>]*\\sdata-${name}="([^"]*)"`).exec(html)?.[1];
  const shown = [...html.matchAll(/\s(href|src)="(\/[^"#?]+)"/g)].flatMap(([, attribute, path = '']) => {
    const isInside = path.startsWith(`${basePath}/`) && !path.startsWith('//');
    return isInside && (attribute === 'src' || isHashed(path.slice(basePath.length))) ? [path] : [];
  });
  const names = loader('scripts')?.split(' ') ?? [];
  return {
    payload: loader('payload'),
    shown: [...new Set(shown)],
    scripts: names.map((name) => `${loader('from')}${name}.js`),
  };
}
