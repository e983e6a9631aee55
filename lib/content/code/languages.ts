/** The languages of code fences: the name that authors write, the label that readers see, and the grammar. */
const languages = {
  bash: { label: 'Shell', load: () => import('shiki/langs/bash.mjs') },
  diff: { label: 'Diff', load: () => import('shiki/langs/diff.mjs') },
  graphql: { label: 'GraphQL', load: () => import('shiki/langs/graphql.mjs') },
  js: { label: 'JavaScript', load: () => import('shiki/langs/javascript.mjs') },
  json: { label: 'JSON', load: () => import('shiki/langs/json.mjs') },
  mdx: { label: 'MDX', load: () => import('shiki/langs/mdx.mjs') },
  solidity: { label: 'Solidity', load: () => import('shiki/langs/solidity.mjs') },
  toml: { label: 'TOML', load: () => import('shiki/langs/toml.mjs') },
  ts: { label: 'TypeScript', load: () => import('shiki/langs/typescript.mjs') },
  tsx: { label: 'TSX', load: () => import('shiki/langs/tsx.mjs') },
  yaml: { label: 'YAML', load: () => import('shiki/langs/yaml.mjs') },
} as const;

/** Other names of languages, including the extensions of files. */
export const languageAliases: Record<string, keyof typeof languages> = {
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  sol: 'solidity',
  typescript: 'ts',
  yml: 'yaml',
};

/** A language that can be highlighted. `text` is shown without highlighting. */
export type LanguageId = keyof typeof languages | 'text';

type Found = { id: LanguageId; label: string } | { unknown: string; known: string[] };

/** Finds the language that an author specified. For an unknown language, returns the known ones. */
export function languageOf(name: string): Found {
  if (name === 'text' || name === 'txt') return { id: 'text', label: '' };
  const id = languageAliases[name] ?? name;
  if (!isLanguage(id)) return { unknown: name, known: [...Object.keys(languages), 'text'] };
  return { id, label: languages[id].label };
}

const isLanguage = (name: string): name is keyof typeof languages => Object.hasOwn(languages, name);

/** Loads the grammar of a language. */
export const loadGrammar = (id: Exclude<LanguageId, 'text'>) =>
  languages[id].load().then((module) => module.default);
