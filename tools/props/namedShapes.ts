import { SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import type { Checker, Symbol as TypeSymbol, Type } from 'typescript/unstable/sync';
import { partsOf, printed } from './shownType.ts';

const deepest = 4;
const mostShapes = 8;
const mostLines = 30;

const isOurs = (symbol: TypeSymbol | undefined) =>
  symbol?.declarations.some(({ path }) => path.includes('/packages/') && !path.includes('/node_modules/')) ??
  false;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The shapes of our own types that a type names: what an item of a list holds, what an event says. */
export function namedShapes(checker: Checker, type: Type): string {
  const shapes = new Map<string, string>();
  const seen = new Set<number>();

  const line = (property: TypeSymbol, of: Type | undefined): string => {
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
    const words = oneLine(checker.getDocumentationCommentOfSymbol(property));
    const name = /^[\w$]+$/.test(property.name) ? property.name : `'${property.name}'`;
    const is = of ? printed(checker, of) : 'unknown';
    return `  ${name}${isOptional ? '?' : ''}: ${is};${words ? ` // ${words}` : ''}`;
  };

  const walk = (each: Type, depth: number): void => {
    if (depth > deepest || seen.has(each.id) || shapes.size >= mostShapes) return;
    seen.add(each.id);
    if (each.isUnionType() || each.isIntersectionType()) {
      for (const part of partsOf(each)) walk(part, depth);
      if (each.isUnionType()) return;
    }
    if (each.isTypeParameter()) {
      const constraint = checker.getConstraintOfTypeParameter(each);
      if (constraint) walk(constraint, depth);
      return;
    }
    if (!each.isObjectType() && !each.isIntersectionType()) return;
    if (each.isObjectType()) {
      if (each.isTypeReference())
        for (const argument of checker.getTypeArguments(each)) walk(argument, depth + 1);
      for (const signature of checker.getSignaturesOfType(each, SignatureKind.Call))
        for (const [index] of signature.getParameters().entries()) {
          const parameter = checker.getParameterType(signature, index);
          if (parameter) walk(parameter, depth + 1);
        }
    }
    const properties = checker.getPropertiesOfType(each);
    if (!properties.some(isOurs) || checker.isArrayLikeType(each)) return;
    const title = printed(checker, each);
    const types = checker.getTypeOfSymbol(properties);
    // A shape without a name is written out where it stands.
    if (!title.startsWith('{')) {
      const lines = properties.slice(0, mostLines).map((one, at) => line(one, types[at]));
      const left = properties.length - lines.length;
      if (left > 0) lines.push(`  // and ${left} more`);
      shapes.set(title, [`${title} {`, ...lines, '}'].join('\n'));
    }
    for (const of of types) if (of) for (const part of partsOf(of)) walk(part, depth + 1);
  };

  for (const part of partsOf(type)) walk(part, 0);
  return [...shapes.values()].join('\n\n');
}
