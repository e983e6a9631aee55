import type { ThemeRegistration } from 'shiki';

/** Each kind has a color that only serves as an ID for its class, so pages need no styles. The rest is unstyled. */
// biome-ignore format: one line per kind is easier to compare.
const kinds = [
  { className: 'k', scopes: ['keyword', 'storage', 'variable.language', 'keyword.operator.new', 'keyword.operator.expression'] },
  { className: 'f', scopes: ['entity.name.function', 'support.function', 'entity.name.tag', 'entity.name.fragment', 'variable.fragment', 'meta.variables.graphql variable.parameter', 'meta.arguments.graphql variable.graphql', 'meta.objectvalues.graphql variable.graphql'] },
  { className: 't', scopes: ['entity.name.type', 'support.type', 'support.class', 'entity.name.class'] },
  { className: 's', scopes: ['string', 'punctuation.definition.string', 'string.quoted punctuation.definition.variable', 'markup.inline.raw'] },
  { className: 'n', scopes: ['constant', 'support.constant', 'storage.type.numeric'] },
  { className: 'c', scopes: ['comment', 'punctuation.definition.comment', 'meta.diff'] },
  { className: 'i', scopes: ['markup.inserted', 'punctuation.definition.inserted'] },
  { className: 'd', scopes: ['markup.deleted', 'punctuation.definition.deleted'] },
  { className: 'p', scopes: ['meta.object-literal.key', 'meta.arguments.graphql variable.parameter', 'constant.object.key.graphql string.unquoted', 'string.unquoted.alias.graphql'] },
  { className: '', scopes: ['keyword.operator', 'punctuation', 'support.type.property-name', 'string.unquoted.argument', 'meta.template.expression'] },
] as const;

const colorOf = (index: number): string => `#00000${index.toString(16)}`;
const plain = colorOf(kinds.length);

export const tokenTheme = {
  name: 'token-kinds',
  type: 'dark',
  fg: plain,
  bg: '#ffffff',
  settings: kinds.map(({ scopes }, index) => ({
    scope: [...scopes],
    settings: { foreground: colorOf(index) },
  })),
} satisfies ThemeRegistration;

/** Returns the class of a token for the color that the theme assigned to it, or `''` for plain text. */
export const classOf = (color: string | undefined): string =>
  kinds.find((_, index) => colorOf(index) === color?.toLowerCase())?.className ?? '';
