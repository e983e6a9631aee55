import * as z from 'zod/mini';
import { contractReleaseOf, productOf, sectionIdOf } from '@/lib/nav/place-of-slug';
import { isKind, type Kind } from './kinds';
import { levels, type SearchRecord } from './record';
import { toSitePath } from './site-path';

const text = z.catch(z.nullable(z.string()), null);

/**
 * The fields of a hit that the site reads. Those that only our records have are optional, because another crawler may
 * have filled the index. Unknown fields are preserved.
 */
const hitSchema = z.looseObject({
  objectID: z.string(),
  url: z.string(),
  type: z.catch(z.enum([...levels, 'content']), 'content'),
  hierarchy: z.object({
    lvl0: z.catch(z.string(), ''),
    lvl1: text,
    lvl2: text,
    lvl3: text,
    lvl4: text,
    lvl5: text,
    lvl6: text,
  }),
  section: z.optional(z.catch(z.string(), '')),
  product: z.optional(z.catch(z.string(), '')),
  release: z.optional(z.catch(z.string(), '')),
  kind: z.catch(z.string(), ''),
  keywords: z.optional(z.catch(z.array(z.string()), [])),
});

/** The fields that every hit has once it's read. */
export type HitFields = Pick<SearchRecord, 'url' | 'hierarchy' | 'kind' | 'section' | 'product' | 'release'>;

/**
 * Parses a hit from an untrusted index. Fields that the DocSearch crawler doesn't set are derived from the URL.
 * @returns `undefined` if the value isn't a record
 */
export function readHit<T>(hit: T): (T & HitFields) | undefined {
  const result = hitSchema.safeParse(hit);
  if (!result.success) return undefined;
  const { kind, section, product, release, ...fields } = result.data;
  const slug = (toSitePath(fields.url) ?? '').slice(1).replace(/[?#].*/, '');
  return {
    ...hit,
    ...fields,
    kind: isKind(kind) ? kind : kindOf(fields.type),
    section: section ?? sectionIdOf(slug),
    product: product ?? productOf(slug),
    release: release ?? contractReleaseOf(slug),
  };
}

const kindOf = (type: string): Kind => (type === 'lvl0' || type === 'lvl1' ? 'page' : 'section');
