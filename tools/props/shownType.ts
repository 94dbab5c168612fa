import { TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Type } from 'typescript/unstable/sync';

/** What can be set by hand on a page, and how. */
export type PropertyKind = 'choice' | 'boolean' | 'text' | 'number' | 'function' | 'other';

export interface ShownType {
  readonly kind: PropertyKind;
  /** The type in one line, without the undefined that every optional property carries. */
  readonly summary: string;
  readonly values: readonly (string | number)[];
}

// NoTruncation and UseAliasDefinedOutsideCurrentScope of the compiler's NodeBuilderFlags.
const wholeNames = 1 | (1 << 14);

const isNothing = (type: Type) => (type.flags & TypeFlags.Undefined) !== 0;
const isNull = (type: Type) => (type.flags & TypeFlags.Null) !== 0;

const written = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value));

/** As the project writes types: simple quotes, no `| undefined`. */
export const printed = (checker: Checker, type: Type): string =>
  checker
    .typeToString(type, undefined, wholeNames)
    .replace(/\s*\|\s*undefined\b/g, '')
    .replace(/\bNoInfer<([^<>]+)>/g, '$1')
    .replace(/"([^"']*)"/g, "'$1'")
    .replace(/^\(\((.*)\)$/s, (all, inner: string) => (isClosedOnlyAtTheEnd(all) ? `(${inner}` : all));

function isClosedOnlyAtTheEnd(text: string): boolean {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && at < text.length - 1) return false;
  }
  return depth === 0;
}

export const partsOf = (type: Type): readonly Type[] =>
  (type.isUnionType() ? type.getTypes() : [type]).filter((part) => !isNothing(part));

export function shownType(
  checker: Checker,
  type: Type,
  ordered: (values: readonly string[]) => readonly string[],
): ShownType {
  const parts = partsOf(type);
  const solid = parts.filter((part) => !isNull(part));
  const orNull = solid.length < parts.length ? ' | null' : '';
  const all = (flag: TypeFlags) => solid.length > 0 && solid.every((part) => (part.flags & flag) !== 0);
  const plain = (kind: PropertyKind, summary: string): ShownType => ({
    kind,
    summary: summary + orNull,
    values: [],
  });

  if (all(TypeFlags.BooleanLike)) {
    if (solid.length === 1 && solid[0]!.isBooleanLiteralType())
      return plain('boolean', String(solid[0].value));
    return plain('boolean', 'boolean');
  }
  if (all(TypeFlags.StringLiteral) || all(TypeFlags.NumberLiteral)) {
    const found = solid.map((part) => (part.isLiteralType() ? part.value : ''));
    const values = found.every((value) => typeof value === 'number')
      ? found.toSorted((a, b) => a - b)
      : ordered(found.map(String));
    return { ...plain('choice', values.map(written).join(' | ')), values };
  }
  if (all(TypeFlags.String)) return plain('text', 'string');
  if (all(TypeFlags.Number)) return plain('number', 'number');
  const summary = printed(checker, type);
  const constraint =
    solid.length === 1 && !solid[0]!.isObjectType() && checker.getBaseConstraintOfType(solid[0]!);
  if (summary === 'ReactNode' || (constraint && (constraint.flags & TypeFlags.String) !== 0))
    return { kind: 'text', summary, values: [] };
  if (/^(\(.*\) => |\w+EventHandler\b)/s.test(summary)) return { kind: 'function', summary, values: [] };
  return { kind: 'other', summary, values: [] };
}
