import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import type { Project, Signature, Symbol as TypeSymbol, Type } from 'typescript/unstable/sync';
import { isArrowFunction, isFunctionDeclaration, isObjectBindingPattern } from 'typescript/unstable/ast/is';
import { inWrittenOrder } from './literalOrder.ts';
import { namedShapes } from './namedShapes.ts';
import { partsOf, shownType } from './shownType.ts';
import type { ShownType } from './shownType.ts';

export interface Property extends ShownType {
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether it comes from the part of React Aria underneath. */
  readonly isInherited: boolean;
  readonly description: string;
  readonly byDefault: string | null;
  /** The shapes of the types that it names, if any. */
  readonly shapes: string;
}

export interface ComponentProperties {
  readonly name: string;
  readonly properties: readonly Property[];
}

// What React Aria documents and what is nobody's business on a page of ours.
const passedThrough =
  /^(slot|render|style|suppressHydrationWarning|dangerouslySetInnerHTML|aria-(?!label|describedby).*)$/;

/** The properties that each component of a file takes, whether it declares or inherits them. */
export function componentProps(
  project: Project,
  file: string,
  literalLists: readonly (readonly string[])[],
): readonly ComponentProperties[] {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) return [];
  const text = readFileSync(file, 'utf8');
  const locals = [...text.matchAll(/^(?:export (?:default )?)?(?:function|const|class) ([A-Z]\w+)/gm)].map(
    (match) => match[1]!,
  );
  const position = text.length;
  return locals.flatMap((name) => {
    const symbol = checker.resolveName(name, SymbolFlags.Value, { document: file, position });
    const type = symbol && checker.getTypeOfSymbol(symbol);
    const called = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
    const built = type && checker.getSignaturesOfType(type, SignatureKind.Construct)[0];
    const signature = called ?? built;
    const given = signature && checker.getParameterType(signature, 0);
    // Another name for a component of another file says nothing of its own.
    if (called && !called.declaration?.path.endsWith(path.basename(file))) return [];
    if (!signature || !given || !(given.isObjectType() || given.isUnionType() || given.isIntersectionType()))
      return [];
    return [{ name, properties: propertiesOf(project, signature, given, literalLists) }];
  });
}

/** What a component takes apart in its first line, with what it falls back to. */
function takenApart(project: Project, signature: Signature): ReadonlyMap<string, string | null> {
  const declaration = signature.declaration?.resolve(project);
  const isFunction = declaration && (isFunctionDeclaration(declaration) || isArrowFunction(declaration));
  const pattern = isFunction ? declaration.parameters[0]?.name : undefined;
  if (!pattern || !isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements
      .filter((element) => !element.dotDotDotToken)
      .map((element) => [
        (element.propertyName ?? element.name)?.getText().replace(/^'(.*)'$/, '$1') ?? '',
        element.initializer?.getText() ?? null,
      ]),
  );
}

const isPlain = (text: string) => /^(?:'[^']*'|-?[\d_.]+|true|false|null|\[\])$/.test(text);

function propertiesOf(
  project: Project,
  signature: Signature,
  given: Type,
  literalLists: readonly (readonly string[])[],
): readonly Property[] {
  const { checker } = project;
  const defaults = takenApart(project, signature);
  const members = partsOf(given).map((part) => checker.getPropertiesOfType(part));
  const names = [...new Set(members.flat().map(({ name }) => name))];

  return names.flatMap((name): readonly Property[] => {
    const found = members.flatMap((member) => member.filter((one) => one.name === name));
    const types = checker.getTypeOfSymbol(found).filter((type) => type !== undefined);
    // In a union of properties, what one kind forbids another may take.
    const possible = types.filter((type) => partsOf(type).length > 0);
    const type = possible[0];
    if (!type) return [];
    const symbol = found[types.indexOf(type)]!;
    const declaration = symbol.declarations[0];
    const description = described(project, symbol);
    const from = declaration?.path ?? '';
    const isHtml = from.includes('/node_modules/@types/');
    const isInherited = from.includes('/node_modules/') && !isHtml;
    const isPassedOn =
      (isHtml && name !== 'children') || (isInherited && (!description || passedThrough.test(name)));
    if (isPassedOn && (!defaults.has(name) || /^(on[A-Z]|draggable)/.test(name))) return [];
    const declared = declaration?.resolve(project)?.getText() ?? '';
    const ordered = (values: readonly string[]) => inWrittenOrder(values, declared, literalLists);
    const shown = possible.map((each) => shownType(checker, each, ordered));
    const tag = checker.getJsDocTagsOfSymbol(symbol).find((one) => one.name === 'default')?.text;
    const fallback = defaults.get(name);
    return [
      {
        ...merged(shown),
        name,
        isRequired:
          found.length === members.length && found.every((one) => (one.flags & SymbolFlags.Optional) === 0),
        isInherited,
        description,
        byDefault: tag?.trim() || (fallback && isPlain(fallback) ? fallback : null),
        shapes: isInherited ? '' : namedShapes(checker, type),
      },
    ];
  });
}

const described = (project: Project, symbol: TypeSymbol) =>
  project.checker
    .getDocumentationCommentOfSymbol(symbol)
    .replace(/\{@link (\S+?)\}/g, '`$1`')
    .trim();

function merged(shown: readonly ShownType[]): ShownType {
  const first = shown[0]!;
  const alternatives = ({ summary }: ShownType) => (/[({<]/.test(summary) ? [summary] : summary.split(' | '));
  const summaries = [...new Set(shown.flatMap(alternatives))];
  if (new Set(shown.map(({ summary }) => summary)).size === 1) return first;
  if (shown.every(({ kind }) => kind === 'boolean')) return { ...first, summary: 'boolean' };
  const values = [...new Set(shown.flatMap((each) => each.values))];
  const isChoice = shown.every(({ kind }) => kind === 'choice');
  return {
    kind: isChoice ? 'choice' : shown.every(({ kind }) => kind === first.kind) ? first.kind : 'other',
    summary: isChoice
      ? values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ')
      : summaries.join(' | '),
    values: isChoice ? values : [],
  };
}
