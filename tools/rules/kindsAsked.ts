// Finds by their types who asks which kind an input is: however it is written, it begins with the `kind` of an input, with
// looking whether something is in one, or with taking one out of all of them by name.
import path from 'node:path';
import { API, type Checker, type Project } from 'typescript/unstable/sync';
import { SyntaxKind, type Node, type SourceFile } from 'typescript/unstable/ast';
import { root } from '../test/command.ts';

const kinds = '/packages/contract/src/tools/kinds/';
const configs = ['tsconfig.page.json', 'tsconfig.node.json', 'packages/contract/tsconfig.json'];
/** What could be it at all: the rest is not asked for its types. */
const mayAsk = /\bkind\b|\bInput(Kind|Of)\b|\bExtract\b|' in /;
/** Types that name kinds. */
const naming = new Set(['InputKind', 'InputOf']);

type Parts = Node & Readonly<Record<string, Node | undefined>> & { readonly text?: string };

export interface Asking {
  readonly file: string;
  /** Counted from 1. */
  readonly at: number;
  readonly line: string;
}

/** Whether a type has the `kind` that the kinds of inputs give it, and nothing else has. */
function isOfInputs(checker: Checker, node: Node | undefined): boolean {
  const type = node && checker.getTypeAtLocation(node);
  const kind = type && checker.getPropertyOfType(checker.getNonNullableType(type) ?? type, 'kind');
  return kind?.declarations.some(({ path: file }) => file.includes(kinds)) ?? false;
}

const isKind = (node: Node | undefined) => (node as Parts | undefined)?.text === 'kind';

function asks(checker: Checker, each: Node): boolean {
  const node = each as Parts;
  switch (node.kind) {
    case SyntaxKind.PropertyAccessExpression:
      return isKind(node['name']) && isOfInputs(checker, node['expression']);
    case SyntaxKind.ElementAccessExpression:
      return isKind(node['argumentExpression']) && isOfInputs(checker, node['expression']);
    case SyntaxKind.IndexedAccessType:
      return isKind((node['indexType'] as Parts)['literal']) && isOfInputs(checker, node['objectType']);
    case SyntaxKind.BindingElement:
      return isKind(node['propertyName'] ?? node['name']) && isOfInputs(checker, node.parent);
    case SyntaxKind.BinaryExpression:
      return (
        node['operatorToken']!.kind === SyntaxKind.InKeyword &&
        node['left']!.kind === SyntaxKind.StringLiteral &&
        isOfInputs(checker, node['right'])
      );
    case SyntaxKind.TypeReference: {
      const { text } = node['typeName'] as Parts;
      if (text !== undefined && naming.has(text)) return true;
      const [first] = ((node as unknown as { typeArguments?: readonly Node[] }).typeArguments ??
        []) as Node[];
      return text === 'Extract' && isOfInputs(checker, first);
    }
    default:
      return false;
  }
}

function askedIn({ checker }: Project, source: SourceFile): Omit<Asking, 'file'>[] {
  const lines = source.text.split('\n');
  const found = new Set<number>();
  const look = (node: Node): void => {
    if (asks(checker, node)) found.add(source.text.slice(0, node.getStart(source)).split('\n').length - 1);
    node.forEachChild(look);
  };
  look(source);
  return [...found].map((index) => ({ at: index + 1, line: lines[index]!.trim() }));
}

/** Where the files of these names ask which kind an input is. */
export function kindsAsked(files: readonly string[]): {
  readonly asked: readonly Asking[];
  readonly seen: number;
} {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: configs.map((each) => path.join(root, each)) });
    const projects = configs.map((each) => snapshot.getProject(path.join(root, each))!);
    let seen = 0;
    const asked = files.flatMap((file) => {
      for (const project of projects) {
        const source = project.program.getSourceFile(path.join(root, file));
        if (!source) continue;
        seen += 1;
        return mayAsk.test(source.text) ? askedIn(project, source).map((each) => ({ file, ...each })) : [];
      }
      return [];
    });
    return { asked, seen };
  } finally {
    api.close();
  }
}
