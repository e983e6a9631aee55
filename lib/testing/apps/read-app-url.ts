import { appUrl, listAliases, type Parameter, readSchemes, type Scheme } from '@/lib/protocol/apps/urls';
import { required } from '@/lib/site/invariant';

/** The kind of an app URL, and the text of each of its parameters. */
type AppUrl = { scheme: string; values: Record<string, string> };

/**
 * Parses a URL according to the rules on its page.
 * @throws if the URL breaks a rule; the message says which
 */
export function readAppUrl(text: string): AppUrl {
  if (!URL.canParse(text) || new URL(text).origin !== appUrl)
    throw new Error(`${text} is not an address of the app.`);
  const url = new URL(text);
  const found = Object.entries(schemes).find(([, each]) => pathOf(each).test(url.pathname));
  if (!found) throw new Error(`${url.pathname} is not a known path.`);
  const [scheme, { path, parameters }] = found;
  // Object.fromEntries would drop duplicate parameters.
  const query = [...url.searchParams];
  const groups = pathOf({ path }).exec(url.pathname)?.groups ?? {};
  const inPath = Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));
  const values = { ...inPath, ...Object.fromEntries(query) };
  for (const [name] of query) {
    if (name in inPath || !parameters.some((each) => each.name === name))
      throw new Error(`"${name}" is not a parameter of ${path}.`);
    if (query.filter(([each]) => each === name).length > 1) throw new Error(`"${name}" stands twice.`);
  }
  for (const parameter of parameters) checkValue(parameter, values[parameter.name]);
  return { scheme, values };
}

function checkValue(parameter: Parameter, value: string | undefined): void {
  const { name, type } = parameter;
  if (value === undefined && parameter.required) throw new Error(`"${name}" is missing.`);
  if (value !== undefined && !accepts(parameter, value))
    throw new Error(`"${name}" is not a valid ${type}: ${value}`);
}

const schemes = readSchemes();
const aliases = listAliases().map(({ alias }) => alias);

const isAddress = (text: string) => /^0x[\da-f]{40}$/i.test(text);
const isNumber = (text: string) => /^[1-9]\d*$/.test(text);

/** Whether a text identifies a stream by contract, chain ID, and stream ID, separated by hyphens. */
export function isStreamName(text: string): boolean {
  const [contract = '', chainId = '', streamId = '', ...more] = text.split('-');
  return (
    (aliases.includes(contract) || isAddress(contract)) &&
    isNumber(chainId) &&
    isNumber(streamId) &&
    more.length === 0
  );
}

/** The values of each type of parameter. Types between backticks list their values. */
const types: Readonly<Record<string, (text: string) => boolean>> = {
  address: isAddress,
  'address or ENS name': (text) => isAddress(text) || /^[^\s.,/]+(\.[^\s.,/]+)+$/.test(text),
  'alias or address': (text) => aliases.includes(text.toUpperCase()) || isAddress(text),
  'list of strings': (text) => text.split(',').every(isStreamName),
  number: isNumber,
};

/** Whether a parameter can have a value. */
export function accepts({ name, type }: Parameter, text: string): boolean {
  const words = [...type.matchAll(/`(.*?)`/g)].map(([, word]) => word);
  if (words.length > 0) return words.includes(text);
  // The name of a campaign can be any text.
  if (type === 'string') return name === 'n' ? text !== '' : /^[a-z\d]+(-[a-z\d]+)*$/.test(text);
  return required(types[type], `no rule is for the type ${type}`)(text);
}

/**
 * A parameter that shares a segment of the path with others contains no hyphens. A trailing slash is optional, as is a
 * segment whose parameter ends in a question mark.
 */
const pathOf = ({ path }: Pick<Scheme, 'path'>): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/\{(\w+)\?\}$/, '(?:/(?<$1>[^/]+))?')
      .replace(/\/\{(\w+)\}(?=\/|\(|$)/g, '/(?<$1>[^/]+)')
      .replace(/\{(\w+)\}/g, '(?<$1>[^-/]+)')}/?$`,
  );
