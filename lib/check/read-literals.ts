import ts from 'typescript';
import { placeAt } from '@/lib/markup/positions';
import type { Place, Problem } from '@/lib/markup/problem';
import type { Rule } from '@/lib/markup/rules';

/** Keys and indexes that lead to a value, such as `['guides', 0, 'label']`. */
export type ValuePath = readonly (string | number)[];

/** The exported constants of a module that contains only data, by name, with the location of each value. */
export type Literals = {
  exports: Record<string, unknown>;
  /**
   * Returns the location of a value, or of the nearest value around it. For a property, it's the location of
   * the key.
   */
  placeOf: (path: ValuePath) => Place;
  /** Syntax errors, repeated keys, and anything that isn't data. */
  problems: Problem[];
};

/** Replaces values that are only known when the module runs, such as `site.name`. */
const computed = '…';

/**
 * Reads `content/sidebar.ts` or `redirects.ts` without running it, so that a mistake has a line number and
 * doesn't stop the check.
 * @param text the source
 * @param file its path from the repository's root
 */
export function readLiterals(text: string, file: string, rule: Rule): Literals {
  const places = new Map<string, Place>();
  const placeOf = (path: ValuePath): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const place = places.get(JSON.stringify(path.slice(0, length)));
      if (place) return place;
    }
    return { file, line: 1, column: 1 };
  };
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
  const report = (offset: number, what: string, fix: string): Problem => ({
    file,
    ...placeAt(text, offset),
    level: 'error',
    rule,
    what,
    fix,
  });
  // The first syntax error usually causes the others.
  const problems = diagnostics.slice(0, 1).map(({ start = 0, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return message === "',' expected."
      ? report(start, 'A comma is missing before this.', 'Write it after the entry or the field above.')
      : report(
          start,
          `The file can't be read: ${message}`,
          'Compare the line and the one above it with their neighbors: each entry ends with a comma, and texts are in quotes.',
        );
  });
  const exports: Record<string, unknown> = {};
  if (problems.length > 0) return { exports, placeOf, problems };

  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const note = (node: ts.Node, path: ValuePath) =>
    places.set(JSON.stringify(path), { file, ...placeAt(text, node.getStart(source)) });

  const readObject = (node: ts.ObjectLiteralExpression, path: ValuePath): Record<string, unknown> => {
    const value: Record<string, unknown> = {};
    for (const property of node.properties) {
      const start = property.getStart(source);
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
        problems.push(report(start, "This isn't a field with a value.", "Write  name: 'value'."));
        continue;
      }
      const name = property.name.text;
      if (Object.hasOwn(value, name))
        problems.push(report(start, `"${name}" is here twice.`, 'Keep one of them.'));
      value[name] = read(property.initializer, [...path, name]);
      note(property, [...path, name]);
    }
    return value;
  };
  const readList = (node: ts.ArrayLiteralExpression, path: ValuePath): unknown[] =>
    node.elements.flatMap((element, index): unknown[] => {
      if (!ts.isOmittedExpression(element)) return [read(element, [...path, index])];
      problems.push(report(element.getStart(source), 'There is an extra comma.', 'Remove it.'));
      return [];
    });
  const read = (node: ts.Expression, path: ValuePath): unknown => {
    note(node, path);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return read(node.expression, path);
    if (ts.isObjectLiteralExpression(node)) return readObject(node, path);
    if (ts.isArrayLiteralExpression(node)) return readList(node, path);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isTemplateExpression(node))
      return node.head.text + node.templateSpans.map(({ literal }) => computed + literal.text).join('');
    if (ts.isPropertyAccessExpression(node)) return computed;
    problems.push(report(node.getStart(source), "This isn't a value.", "Write a text in quotes:  '…'"));
    return computed;
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) exports[name.text] = read(initializer, [name.text]);
  }
  return { exports, placeOf, problems };
}
