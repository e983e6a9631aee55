import { toTable } from '@/lib/markup/data-table';
import { entityOf, type Product, readProductSchema, vendorNames } from './schema-data';
import { toMarkdownProse } from './summary-prose';

type Difference = { entity: string; field: string; theGraph: string; envio: string };

/** Finds the fields whose meaning differs. Names and types are the same in both schemas. */
function findDifferences(product: Product): Difference[] {
  const envio = readProductSchema(product, 'envio');
  return readProductSchema(product, 'the-graph').entities.flatMap(({ name, fields }) =>
    fields.flatMap(({ name: field, summary }) => {
      const other = entityOf(envio, name)?.fields.find((each) => each.name === field)?.summary ?? '';
      return other === summary ? [] : [{ entity: name, field, theGraph: summary, envio: other }];
    }),
  );
}

/** Returns the differences between the two vendors' schemas of a product, as a Markdown table. */
export const differencesTable = (product: Product): string =>
  toTable(
    ['Field', vendorNames['the-graph'], vendorNames.envio],
    findDifferences(product).map(({ entity, field, theGraph, envio }) => [
      `\`${entity}.${field}\``,
      toMarkdownProse(theGraph),
      toMarkdownProse(envio),
    ]),
  );
