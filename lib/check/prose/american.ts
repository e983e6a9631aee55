/**
 * British spellings with the American ones. The dictionary accepts most of these as variants. It rejects the
 * others, such as "organise" and "analyse", so the spelling rule reports those.
 */
const words = new Map(
  Object.entries({
    ageing: 'aging',
    amongst: 'among',
    artefact: 'artifact',
    behaviour: 'behavior',
    cancellable: 'cancelable',
    cancelled: 'canceled',
    cancelling: 'canceling',
    catalogue: 'catalog',
    centre: 'center',
    centred: 'centered',
    colour: 'color',
    coloured: 'colored',
    colouring: 'coloring',
    defence: 'defense',
    favour: 'favor',
    favourite: 'favorite',
    fibre: 'fiber',
    flavour: 'flavor',
    fulfil: 'fulfill',
    grey: 'gray',
    honour: 'honor',
    honoured: 'honored',
    honouring: 'honoring',
    instalment: 'installment',
    judgement: 'judgment',
    labelled: 'labeled',
    labelling: 'labeling',
    labour: 'labor',
    learnt: 'learned',
    licence: 'license',
    modelled: 'modeled',
    modelling: 'modeling',
    neighbour: 'neighbor',
    neighbouring: 'neighboring',
    offence: 'offense',
    programme: 'program',
    signalled: 'signaled',
    signalling: 'signaling',
    totalled: 'totaled',
    totalling: 'totaling',
    travelled: 'traveled',
    travelling: 'traveling',
    unlabelled: 'unlabeled',
    whilst: 'while',
  }),
);

/**
 * Returns the American spelling of a British word, in the same case, or `undefined` if the word isn't on the
 * list.
 */
export function toAmerican(word: string): string | undefined {
  const lower = word.toLowerCase();
  const singular = words.get(lower.replace(/s$/, ''));
  const american = words.get(lower) ?? (singular && `${singular}s`);
  if (american === undefined) return undefined;
  if (word === word.toUpperCase()) return american.toUpperCase();
  return word === lower ? american : american.charAt(0).toUpperCase() + american.slice(1);
}
