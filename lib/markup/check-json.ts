import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { z } from 'zod';
import { errorAt, type Problem, placeIn } from './problem';
import type { Rule } from './rules';

/**
 * Checks a JSON file: its syntax, and the structure that its reader expects.
 * @param text the whole file
 * @param rule the rule that the problems belong to
 * @param read reads the content, and throws if it's invalid; a `ZodError` names the places
 */
export function checkJson(text: string, file: string, rule: Rule, read: () => unknown = () => {}): Problem[] {
  const report = (offset: number, what: string, fix: string): Problem =>
    errorAt(placeIn(file, text, offset), rule, what, fix);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // The first syntax error usually causes the others. The linter reports repeated keys.
  const [first] = errors;
  if (first || !tree) {
    const words = first ? printParseErrorCode(first.error).split(/(?=[A-Z])/) : ['it has no value'];
    return [
      report(
        first?.offset ?? 0,
        `The file isn't valid JSON: ${words.join(' ').toLowerCase()}.`,
        'Compare the line and the one above it with their neighbors.',
      ),
    ];
  }
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof z.ZodError))
      return [report(0, `The file can't be read: ${String(error)}.`, 'Correct the value that causes this.')];
    return error.issues.flatMap((issue) => {
      const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
      const { node, isWhole } = nearestNode(tree, path);
      const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => {
          const at = findNodeAtLocation(tree, [...path, key])?.parent ?? node;
          return report(at.offset, `"${key}" isn't a known key.`, 'Correct its name, or delete it.');
        });
      return report(
        node.offset,
        isWhole
          ? `The value of ${name.replace(/^\./, '') || 'the file'} is invalid: ${issue.message}.`
          : `${name.replace(/^\./, '')} is missing.`,
        'Compare it with similar values in this file or in another.',
      );
    });
  }
}

/** Returns the value at a path, or the nearest one around it. */
function nearestNode(tree: Node, path: (string | number)[]): { node: Node; isWhole: boolean } {
  const whole = findNodeAtLocation(tree, path);
  if (whole) return { node: whole.parent ?? whole, isWhole: true };
  const around = path.map((_, length) => findNodeAtLocation(tree, path.slice(0, length)));
  return { node: around.findLast((node) => node !== undefined) ?? tree, isWhole: false };
}
