import { z } from 'zod';

const parameter = z.object({
  name: z.string(),
  type: z.string(),
  location: z.string().optional(),
  indexed: z.boolean().optional(),
  slot: z.number().optional(),
  description: z.string().default(''),
});

const text = { name: z.string(), summary: z.string(), notes: z.array(z.string()).default([]) };

const functionItem = z.object({
  ...text,
  isConstructor: z.literal(true).optional(),
  params: z.array(parameter),
  returns: z.array(parameter),
  visibility: z.string(),
  mutability: z.string(),
  modifiers: z.array(z.string()),
  virtual: z.boolean(),
  override: z.union([z.boolean(), z.array(z.string())]),
  selector: z.string().optional(),
  requirements: z.array(z.string()).default([]),
  emits: z.array(z.string()).default([]),
});

const variable = z.object({
  ...text,
  type: z.string(),
  visibility: z.string(),
  mutability: z.string(),
  override: z.union([z.boolean(), z.array(z.string())]),
  value: z.string().optional(),
});

const modifier = z.object({
  ...text,
  params: z.array(parameter),
  requirements: z.array(z.string()).default([]),
});

const page = z.object({
  route: z.string().startsWith('/'),
  kind: z.enum(['contract', 'abstract contract', 'interface', 'library', 'struct']),
  name: z.string(),
  file: z.string(),
  summary: z.string(),
  inherits: z.array(z.string()),
  functions: z.array(functionItem).default([]),
  stateVariables: z.array(variable).default([]),
  modifiers: z.array(modifier).default([]),
  events: z.array(z.object({ ...text, params: z.array(parameter), topic0: z.string() })).default([]),
  errors: z.array(z.object({ ...text, params: z.array(parameter), selector: z.string() })).default([]),
  structs: z.array(z.object({ ...text, fields: z.array(parameter) })).default([]),
  enums: z
    .array(
      z.object({
        ...text,
        values: z.array(z.object({ name: z.string(), value: z.number(), description: z.string() })),
      }),
    )
    .default([]),
});

/** A release whose sources are not published, described page by page in words of ours. */
export const describedRelease = z.object({ pages: z.array(page) });

export type DescribedPage = z.infer<typeof page>;
export type DescribedParameter = z.infer<typeof parameter>;
export type DescribedFunction = z.infer<typeof functionItem>;
export type DescribedVariable = z.infer<typeof variable>;
export type DescribedModifier = z.infer<typeof modifier>;
