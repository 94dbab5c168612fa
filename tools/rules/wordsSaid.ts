import { parseSync } from 'rolldown/experimental';

/** Attributes that a person sees or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'cancelLabel',
  'confirmLabel',
  'description',
  'errorMessage',
  'help',
  'label',
  'message',
  'placeholder',
  'title',
  'what',
]);

export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** 'Undone' or 'Copy the link': a word that begins a sentence, or several in a row. */
export const reads = (text: string): boolean =>
  /[a-z’]{2,} [a-z’]{2,}/i.test(text) || /^[A-Z][a-z]+[.:]?$/.test(text.trim());

/** What is only logged, or said where a provider was forgotten. */
const forDevelopers = new Set(['log', 'useInside']);

/** What looks for a name in something. */
const looking = new Set(['endsWith', 'includes', 'startsWith']);

const nameOf = (node: unknown) => String(isNode(node) ? node['name'] : undefined);

/** The name of what stands before the brackets, or after its last dot. */
const called = ({ callee }: Node) =>
  nameOf(isNode(callee) && callee['property'] ? callee['property'] : callee);

/** What code is compared with or named by, and what only developers read: the message of a problem is for people. */
const isUnspoken = (node: Node): boolean => {
  switch (node.type) {
    case 'TSLiteralType':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return true;
    case 'ExportNamedDeclaration':
      return node['declaration'] === null;
    case 'BinaryExpression':
      return /^([!=]==?|in)$/.test(String(node['operator']));
    case 'Property':
      return nameOf(node['key']) === 'kind';
    case 'CallExpression':
      return forDevelopers.has(called(node)) || looking.has(called(node));
    case 'NewExpression':
      return /(Error|Exception)$/.test(called(node)) && called(node) !== 'StudioError';
    default:
      return false;
  }
};

function wordsIn(node: Node, found: string[] = []): readonly string[] {
  if (isUnspoken(node)) return found;
  if (node.type === 'JSXAttribute') {
    const { name } = node['name'] as { name: unknown };
    const value = node['value'];
    const isText = isNode(value) && value.type === 'Literal';
    if (isText && spoken.has(String(name)) && /\p{L}/u.test(String(value['value'])))
      found.push(String(value['value']));
    if (isText) return found;
  }
  if (node.type === 'JSXText' && /\p{L}/u.test(String(node['value'])))
    found.push(String(node['value']).trim());
  // What is counted, by one and by several.
  if (node.type === 'Property' && /^(one|other)$/.test(nameOf(node['key'])) && isNode(node['value'])) {
    const { value } = node['value'];
    if (typeof value === 'string' && !reads(value)) found.push(value);
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string' && reads(node['value']))
    found.push(node['value']);
  if (node.type === 'TemplateLiteral') {
    const parts = (node['quasis'] as readonly { value: { cooked: string } }[]).map(
      (each) => each.value.cooked,
    );
    if (parts.some((part) => /\p{L}{2,}/u.test(part) && / /.test(part))) found.push(parts.join('…'));
  }
  for (const [field, value] of Object.entries(node)) {
    if (field === 'key' && node.type === 'Property') continue;
    for (const each of [value].flat()) if (isNode(each)) wordsIn(each, found);
  }
  return found;
}

/** The words of its own that a file says. */
export const wordsSaid = (file: string, text: string): readonly string[] =>
  wordsIn(parseSync(file, text).program as unknown as Node);
