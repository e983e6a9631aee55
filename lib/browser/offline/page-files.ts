import { withoutBase } from '@/lib/site/page-paths';
import { isHashed } from './request-kinds';

/** The files of this site that a page needs in addition to its HTML, as paths with the base path. */
type PageFiles = {
  /** The page's data for React. Redirects and the "not found" page have none. */
  payload: string | undefined;
  /** Styles, fonts, and images. */
  shown: string[];
  /** The scripts that hydrate it. */
  scripts: string[];
};

/** Finds the files that an exported page references. Files that a stylesheet or script loads later aren't included. */
export function pageFiles(html: string, basePath: string): PageFiles {
  const loader = (name: string) => new RegExp(`<script[^>]*\\sdata-${name}="([^"]*)"`).exec(html)?.[1];
  const shown = [...html.matchAll(/\s(href|src)="(\/[^"#?]+)"/g)].flatMap(([, attribute, path = '']) => {
    const inside = path.startsWith('//') ? undefined : withoutBase(path, basePath);
    return inside !== undefined && (attribute === 'src' || isHashed(inside)) ? [path] : [];
  });
  const names = loader('scripts')?.split(' ') ?? [];
  return {
    payload: loader('payload'),
    shown: [...new Set(shown)],
    scripts: names.map((name) => `${loader('from')}${name}.js`),
  };
}
