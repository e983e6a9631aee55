import { required } from '@/lib/site/invariant';

/** The names of the invisible characters that most often come from editors and copied text. */
const names: Record<string, string> = {
  '00AD': 'soft hyphen',
  '061C': 'Arabic letter mark',
  '200B': 'zero-width space',
  '200C': 'zero-width non-joiner',
  '200D': 'zero-width joiner',
  '200E': 'left-to-right mark',
  '200F': 'right-to-left mark',
  '2028': 'line separator',
  '2029': 'paragraph separator',
  '202A': 'left-to-right embedding',
  '202B': 'right-to-left embedding',
  '202C': 'pop directional formatting',
  '202D': 'left-to-right override',
  '202E': 'right-to-left override',
  '2060': 'word joiner',
  '2066': 'left-to-right isolate',
  '2067': 'right-to-left isolate',
  '2068': 'first strong isolate',
  '2069': 'pop directional isolate',
  FEFF: 'zero-width no-break space',
};

/** Returns the code point and the name of an invisible character, such as `U+200B (zero-width space)`. */
export function nameOfHidden(character: string): string {
  const code = required(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0');
  return names[code] ? `U+${code} (${names[code]})` : `U+${code}`;
}
