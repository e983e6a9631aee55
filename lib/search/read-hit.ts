import * as z from 'zod/mini';
import { isKind } from './kinds';
import { productOf, sectionOf } from './place-of-slug';
import { levels } from './record';
import { toSitePath } from './site-path';

const text = z.catch(z.nullable(z.string()), null);
const count = z.catch(z.coerce.number(), 0);
const noWeight = { pageRank: 0, level: 0, position: 0 };

/**
 * The format of a hit. Fields that only our records have are optional, because another crawler may have filled the
 * index. Unknown fields are preserved.
 */
const hitSchema = z.looseObject({
  objectID: z.string(),
  url: z.string(),
  anchor: text,
  type: z.catch(z.enum([...levels, 'content']), 'content'),
  hierarchy: z.object({
    lvl0: z.catch(z.string(), ''),
    ...{ lvl1: text, lvl2: text, lvl3: text, lvl4: text, lvl5: text, lvl6: text },
  }),
  content: z.catch(z.string(), ''),
  language: z.catch(z.string(), 'en'),
  docusaurus_tag: z.catch(z.string(), ''),
  weight: z.catch(z.object({ pageRank: count, level: count, position: count }), noWeight),
  section: z.optional(z.catch(z.string(), '')),
  product: z.optional(z.catch(z.string(), '')),
  kind: z.catch(z.string(), ''),
  keywords: z.catch(z.array(z.string()), []),
});

/**
 * Parses a hit from an untrusted index. Fields that the DocSearch crawler doesn't set are derived from the URL.
 * @returns `undefined` if the value isn't a record
 */
export function readHit<T>(hit: T): T | undefined {
  const result = hitSchema.safeParse(hit);
  if (!result.success) return undefined;
  const { kind, section, product, ...fields } = result.data;
  const slug = (toSitePath(fields.url) ?? '').slice(1).replace(/[?#].*/, '');
  return {
    ...hit,
    ...fields,
    kind: isKind(kind) ? kind : kindOf(fields.type),
    section: section ?? sectionOf(slug),
    product: product ?? productOf(slug),
  };
}

const kindOf = (type: string) => (type === 'lvl0' || type === 'lvl1' ? 'page' : 'section');
