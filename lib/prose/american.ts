/** British spellings, each with the American one. What a verb or a plural adds is added to both. */
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

/** Verbs whose `-ise` is `-ize`; without those that end so on both sides of the Atlantic, such as "exercise". */
const stems =
  'author|capital|categor|central|custom|decentral|emphas|final|formal|general|incentiv|initial|ital|local|maxim|minim|modern|monet|normal|optim|organ|parameter|priorit|random|real|recogn|serial|special|stabil|standard|summar|synchron|token|util|visual';

const verb = new RegExp(`^((?:de|un|re)?(?:${stems}))is(e|ed|er|es|ing|ation|ations|able)$`, 'i');
const analyse = /^((?:re)?(?:anal|catal|paral))ys(e|ed|er|es|ing)$/i;

/** The American spelling of a British word, in the same case, or `undefined` if there is nothing to change. */
export function toAmerican(word: string): string | undefined {
  const lower = word.toLowerCase();
  const singular = words.get(lower.replace(/s$/, ''));
  const inList = words.get(lower) ?? (singular && `${singular}s`);
  const found = inList ?? lower.replace(verb, '$1iz$2').replace(analyse, '$1yz$2');
  return found === lower ? undefined : inCaseOf(word, found);
}

function inCaseOf(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
