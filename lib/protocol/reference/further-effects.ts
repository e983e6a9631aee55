import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import type { Contract, Item, ReleaseModel } from './model';

/** Effects of functions that don't follow from the errors in their source. */
const schema = z.array(
  z.strictObject({
    /** The functions: the slug of the page and the anchor. */
    where: z.string().transform((text) => new RegExp(`^${text}$`)),
    /** What causes a panic, by its code. */
    panics: z.record(z.string().regex(/^0x[0-9a-f]{2}$/), z.string().min(1)).optional(),
    /** The function of another contract that this one calls, as a link in Markdown. */
    calls: z.string().optional(),
    /** Other contracts that it calls, besides those that follow from its errors. */
    outside: z.array(z.literal('the token')).optional(),
  }),
);

/** Reads these effects. */
export const readFurtherEffects = dataFile('content/data/further-effects.json', schema);

/**
 * Adds to the functions of a release in which panics a call can end, and which errors it passes on, because their lists
 * stop at calls of other contracts.
 */
export function addFurtherEffects(model: ReleaseModel): ReleaseModel {
  const known = readFurtherEffects();
  const complete = ({ slug, kind }: Contract, item: Item): Item => {
    if (item.kind !== 'function' || kind !== 'contract') return item;
    const found = known.filter(({ where }) => where.test(`${slug}#${item.anchor}`));
    const panics = found.find((each) => each.panics)?.panics;
    const passesOn = [
      ...found.flatMap(({ calls }) =>
        calls ? [`A call can also revert with the errors and emit the events of ${calls}.`] : [],
      ),
      ...outsideSentence(
        item,
        found.flatMap(({ outside = [] }) => outside),
      ),
    ].join(' ');
    return { ...item, ...(panics && { panics }), ...(passesOn && { passesOn }) };
  };
  return {
    ...model,
    contracts: model.contracts.map((contract) => ({
      ...contract,
      items: contract.items.map((item) => complete(contract, item)),
    })),
  };
}

/** The errors with which a function rejects the results of tokens and hooks show that it calls them. */
function outsideSentence({ reverts }: Item, others: readonly string[]): string[] {
  const has = (end: string) => reverts.some(({ text }) => text.endsWith(end));
  const called = [
    ...new Set([
      ...(has('SafeERC20FailedOperation') ? ['the token'] : []),
      ...others,
      ...(has('_InvalidHookSelector') ? ['the recipient’s hook'] : []),
    ]),
  ];
  return called.length > 0
    ? [`If ${called.join(' or ')} reverts, the call reverts with the same error.`]
    : [];
}
