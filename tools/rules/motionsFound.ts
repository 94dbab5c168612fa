import { parseSync } from 'rolldown/experimental';
import { isNode, type Node } from './wordsSaid.ts';

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value']) : '');

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const each of [value].flat()) if (isNode(each)) walk(each, visit);
}

const isKeyframes = (node: unknown) =>
  isNode(node) && node.type === 'CallExpression' && nameOf(node['callee']) === 'keyframes';

/** What a style says, with the names of its tokens and its keyframes: 'opacity base enter'. */
function said(node: unknown, declared: ReadonlyMap<string, unknown>): string {
  if (!isNode(node)) return '';
  const inner = (each: unknown) => said(each, declared);
  switch (node.type) {
    case 'Literal':
      return String(node['value']);
    case 'TemplateLiteral': {
      const texts = (node['quasis'] as readonly { value: { cooked: string } }[]).map(
        (each) => each.value.cooked,
      );
      const values = (node['expressions'] as readonly unknown[]).map(inner);
      return texts.map((text, index) => text + (values[index] ?? '')).join('');
    }
    case 'Identifier': {
      const value = declared.get(nameOf(node));
      return value === undefined || isKeyframes(value) ? nameOf(node) : inner(value);
    }
    // vars.duration.base
    case 'MemberExpression':
      return nameOf(node['property']);
    // ['color', 'opacity'].map((property) => `${property} …`).join(', ')
    case 'CallExpression': {
      const mapped = (node['callee'] as Node)['object'];
      if (!isNode(mapped) || mapped.type !== 'CallExpression') return '';
      const each = (mapped['arguments'] as readonly Node[])[0]!;
      const parameter = nameOf((each['params'] as readonly unknown[])[0]);
      const list = ((mapped['callee'] as Node)['object'] as Node)['elements'] as readonly unknown[];
      return list
        .map((element) => said(each['body'], new Map([...declared, [parameter, element]])))
        .join(', ');
    }
    default:
      return '';
  }
}

const moving: Readonly<Record<string, string>> = {
  transition: '',
  animation: '',
  transitionDuration: 'leaves ',
};

/** Every motion that a file of styles declares, each once, as it stands there. */
export function motionsFound(file: string, text: string): readonly string[] {
  const program = parseSync(file, text).program as unknown as Node;
  const declared = new Map<string, unknown>();
  const found = new Set<string>();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') declared.set(nameOf(node['id']), node['init']);
  });
  // Keyframes that are given away: what plays them follows a finger, and no clock.
  for (const node of program['body'] as readonly Node[])
    if (node.type === 'ExportNamedDeclaration' && isNode(node['declaration']))
      for (const { id, init } of (node['declaration']['declarations'] ?? []) as readonly Node[])
        if (isKeyframes(init)) found.add(`follows ${nameOf(id)}`);
  walk(program, (node) => {
    if (node.type !== 'Property') return;
    const name = nameOf(node['key']);
    const before = moving[name];
    if (before === undefined) return;
    for (const motion of said(node['value'], declared).split(', '))
      if (!motion.startsWith('none')) found.add(before + motion);
  });
  return [...found].toSorted();
}
