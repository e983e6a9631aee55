import { z } from 'zod';
import { dataFile } from '@/lib/protocol/data-file';
import type { Item, Piece, ReleaseModel } from './model';

const pattern = z.string().transform((text) => new RegExp(text));

/** Errors and events in the code of functions in which no call can cause them. */
const schema = z.array(
  z.strictObject({
    /** The names of the errors or events. */
    names: pattern,
    /** The functions: the slug of the page and the anchor. */
    where: pattern,
    /** Why they can't occur. */
    reason: z.string().min(1),
  }),
);

/** Reads which errors and events can't occur. */
export const readUnreachableErrors = dataFile('content/data/unreachable-errors.json', schema);

/** Removes what can't occur from what functions can revert with and emit, and the functions from what throws the errors. */
export function removeUnreachableErrors(model: ReleaseModel): ReleaseModel {
  const rules = readUnreachableErrors();
  const reasons = new Set<string>();
  const canOccur = (name: string, place: string): boolean => {
    const rule = rules.find(({ names, where }) => names.test(name) && where.test(place));
    if (rule) reasons.add(rule.reason);
    return rule === undefined;
  };
  const isThrower = (item: Item, { href }: Piece): boolean =>
    item.kind !== 'error' || href === undefined || canOccur(item.name, href.slice(1));
  const contracts = model.contracts.map((contract) => ({
    ...contract,
    items: contract.items.map((item) => {
      const isPossible = ({ text }: Piece) => canOccur(text, `${contract.slug}#${item.anchor}`);
      return {
        ...item,
        reverts: item.reverts.filter(isPossible),
        emits: item.emits.filter(isPossible),
        thrownBy: item.thrownBy.filter((piece) => isThrower(item, piece)),
      };
    }),
  }));
  return { ...model, contracts, unreachable: [...reasons] };
}
