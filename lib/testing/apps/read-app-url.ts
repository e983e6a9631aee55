import {
  appUrl,
  isScheme,
  type Parameter,
  type Scheme,
  type SchemeName,
  schemes,
} from '@/lib/protocol/apps/url-schemes';

/** The kind of an app URL, and the text of each of its parameters. */
type AppUrl = { scheme: SchemeName; values: Record<string, string> };

/**
 * Parses a URL according to the rules on its page.
 * @throws if the URL breaks a rule; the message says which
 */
export function readAppUrl(text: string): AppUrl {
  if (!URL.canParse(text) || new URL(text).origin !== appUrl)
    throw new Error(`${text} is not an address of the app.`);
  const url = new URL(text);
  const scheme = Object.keys(schemes)
    .filter(isScheme)
    .find((name) => pathOf(schemes[name]).test(url.pathname));
  if (!scheme) throw new Error(`${url.pathname} is not a known path.`);
  // Object.fromEntries would drop duplicate parameters.
  const query = [...url.searchParams];
  const groups = pathOf(schemes[scheme]).exec(url.pathname)?.groups ?? {};
  const inPath = Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));
  const values = { ...inPath, ...Object.fromEntries(query) };
  const { parameters }: Scheme = schemes[scheme];
  for (const [name] of query) {
    if (name in inPath || !parameters.some((each) => each.name === name))
      throw new Error(`"${name}" is not a parameter of ${schemes[scheme].path}.`);
    if (query.filter(([each]) => each === name).length > 1) throw new Error(`"${name}" stands twice.`);
  }
  for (const parameter of parameters) checkValue(parameter, values[parameter.name]);
  return { scheme, values };
}

function checkValue({ name, type, required, accepts }: Parameter, value: string | undefined): void {
  if (value === undefined && required) throw new Error(`"${name}" is missing.`);
  if (value !== undefined && !accepts(value)) throw new Error(`"${name}" is not a valid ${type}: ${value}`);
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
