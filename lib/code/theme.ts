import type { ThemeRegistration } from 'shiki';

/**
 * Kinds of token, the class of each and the TextMate scopes that it stands for. A theme gives each kind a colour that
 * only serves as its number; the highlighter's output then names the kind as a class, and the stylesheet has one rule a
 * kind for both themes. So no page needs a style attribute, and no stylesheet is made by the build. Names and
 * punctuation are left plain, which halves the markup.
 */
const kinds = [
  { className: 'k', scopes: ['keyword', 'storage', 'variable.language'] },
  { className: 'f', scopes: ['entity.name.function', 'support.function', 'entity.name.tag'] },
  {
    className: 't',
    scopes: [
      'entity.name.type',
      'support.type',
      'support.class',
      'entity.name.class',
      'storage.type.contract',
    ],
  },
  { className: 's', scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw'] },
  { className: 'n', scopes: ['constant', 'support.constant'] },
  { className: 'c', scopes: ['comment', 'punctuation.definition.comment', 'meta.diff'] },
  { className: 'i', scopes: ['markup.inserted', 'punctuation.definition.inserted'] },
  { className: 'd', scopes: ['markup.deleted', 'punctuation.definition.deleted'] },
  {
    className: '',
    scopes: ['keyword.operator', 'punctuation', 'support.type.property-name', 'meta.object-literal.key'],
  },
] as const;

const colorOf = (index: number): string => `#00000${index}`;
const plain = colorOf(kinds.length);

export const tokenTheme: ThemeRegistration = {
  name: 'token-kinds',
  type: 'dark',
  fg: plain,
  bg: '#ffffff',
  settings: kinds.map(({ scopes }, index) => ({
    scope: [...scopes],
    settings: { foreground: colorOf(index) },
  })),
};

/**
 * The class of a token by the colour that the theme gave it.
 * @returns `''` for plain text
 */
export const classOf = (color: string | undefined): string =>
  kinds.find((_, index) => colorOf(index) === color?.toLowerCase())?.className ?? '';
