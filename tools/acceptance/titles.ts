import { parseSync } from 'rolldown/experimental';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => [value].flat().filter((each) => isNode(each)));

/** The words of a string or a template; what is put into a template is left open. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as readonly { value: { cooked: string } }[])
    .map((each) => each.value.cooked)
    .join('…');
}

const stringsIn = (node: Node): readonly string[] => {
  const text = textOf(node);
  return text === null ? childrenOf(node).flatMap(stringsIn) : [text];
};

interface Callee {
  readonly name: string;
  /** Of `it.each(table)`. */
  readonly table: Node | null;
}

/** Who is called at the root of `it`, `it.only`, `it.each(table)`, `test.describe`. */
function calleeOf(node: unknown, table: Node | null = null): Callee | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return { name: String(node['name']), table };
  if (node.type === 'MemberExpression') {
    const root = calleeOf(node['object'], table);
    const last = isNode(node['property']) ? String(node['property']['name']) : '';
    return root && last === 'describe' ? { ...root, name: 'describe' } : root;
  }
  if (node.type === 'CallExpression') {
    const rows = (node['arguments'] as readonly unknown[])[0];
    return calleeOf(node['callee'], isNode(rows) ? rows : null);
  }
  return null;
}

const names = /\b[AD]\d{1,3}\b/g;

/** The acceptance items and decisions that a title names. */
export const namedIn = (title: string): readonly string[] => title.match(names) ?? [];

const behind = / \([AD]\d{1,3}(?:, [AD]\d{1,3})*\)$/;

/** 'Full', or 'Loading, empty and failed': what is there, and not what is true of it. A row of a table is left open. */
const bareStates = /^[^\s%$…]+(?:(?:,| and| or) \S+)*$/;

/** 'Nor on a phone': nothing without the title before it. */
const leansOnAnother = /^(?:so|nor|and|also|it (?:does|is))\b/i;

/**
 * Whether a title says the behaviour first, and what it proves in brackets behind: 'Delete asks first (A137)'. What
 * carries a number is found by it alone, so it has to say something by itself; a block may be a mere subject.
 */
export function isPlain(title: string): boolean {
  const parts = title.split(' > ');
  const [last = ''] = parts.slice(-1);
  const words = last.replace(behind, '');
  const isByItself = words === last || !(bareStates.test(words) || leansOnAnother.test(words));
  return isByItself && parts.every((part) => namedIn(part.replace(behind, '')).length === 0);
}

/** A story's name stands alone in the sidebar: it begins as a sentence does. */
export const isPlainName = (name: string): boolean => isPlain(name) && !/^\p{Ll}/u.test(name);

/** 'says why', 'it is asked for', 'disabled it does nothing': who, is not said. What is a noun as well is left out. */
const bareDeeds =
  /^(?:is|are|was|has|have|does|says|tells|finds|goes|takes|gives|keeps|lets|makes|puts|knows|refuses|removes|throws|brings|begins|becomes|stays|asks|accepts|sends|writes|adds|hides|hears|never|always|can|may|it|its|they|nor|so|and|also)\b/i;
const barePronoun =
  /^(?:(?!what|who|how|that)\S+,? it|(?:as|with|without) [^,;:>]* it) (?!is said|is told)(?:\w+s|can|may)\b/i;

/** Whether a title, with those of its blocks before it, begins with what it speaks of: 'a card without a label …'. */
export const beginsWithSubject = (title: string): boolean =>
  !bareDeeds.test(title) && !barePronoun.test(title);

const runners = new Set(['test', 'it', 'describe']);

/** Rows of a table that name items become titles of their own. */
function ofTable(title: string, table: Node | null, declared: ReadonlyMap<string, Node>): readonly string[] {
  if (!table || !/[%$]/.test(title)) return [title];
  const rows = table.type === 'Identifier' ? declared.get(String(table['name'])) : table;
  const named = rows ? stringsIn(rows).filter((text) => behind.test(text)) : [];
  const put = (row: string) => title.replace(/%[sijo]|\$[\w.]+/, () => row);
  return named.length > 0 ? named.map(put) : [title];
}

function declarationsIn(node: Node, found = new Map<string, Node>()): ReadonlyMap<string, Node> {
  if (node.type === 'VariableDeclarator' && isNode(node['id']) && isNode(node['init']))
    found.set(String(node['id']['name']), node['init']);
  for (const child of childrenOf(node)) declarationsIn(child, found);
  return found;
}

/** The titles of the tests in a file's text, with those of the blocks they stand in. */
export function testTitles(file: string, text: string): readonly string[] {
  const program = parseSync(file, text).program as unknown as Node;
  const declared = declarationsIn(program);
  const found: string[] = [];
  /** `blocks`: those that it stands in, once for each row of their tables. */
  const walk = (node: Node, blocks: readonly (readonly string[])[]): void => {
    const callee = node.type === 'CallExpression' ? calleeOf(node['callee']) : null;
    const [first, ...others] = callee ? (node['arguments'] as readonly Node[]) : [];
    const title = textOf(first);
    const isTest = callee !== null && runners.has(callee.name) && title !== null && others.length > 0;
    if (!isTest) {
      for (const child of childrenOf(node)) walk(child, blocks);
      return;
    }
    const each = ofTable(title, callee.table, declared);
    const titled = blocks.flatMap((block) => each.map((own) => [...block, own]));
    const isBlock = callee.name === 'describe';
    if (!isBlock) found.push(...titled.map((parts) => parts.join(' > ')));
    for (const child of others) walk(child, isBlock ? titled : blocks);
  };
  walk(program, [[]]);
  return found;
}

interface StoryRead {
  readonly exported: string;
  /** Its own: one that it has of a story it is spread from says what that one proves. */
  readonly name: string | null;
  readonly isPlayed: boolean;
}

/** The stories in a file's text. What a function of another file makes counts as played: nobody sees here that it is not. */
export function storiesIn(file: string, text: string): readonly StoryRead[] {
  const program = parseSync(file, text).program as unknown as Node & { body: readonly Node[] };
  const declared = declarationsIn(program);
  /** What is written there, declared under that name, or made by that function. */
  const objectOf = (node: unknown): Node | null => {
    if (!isNode(node) || node.type === 'ObjectExpression') return isNode(node) ? node : null;
    if (node.type === 'Identifier') return objectOf(declared.get(String(node['name'])));
    if (node.type === 'CallExpression' && isNode(node['callee']))
      return objectOf(declared.get(String(node['callee']['name']))?.['body']);
    return node.type === 'ParenthesizedExpression' ? objectOf(node['expression']) : null;
  };
  const partsOf = (story: Node) => story['properties'] as readonly Node[];
  const part = (story: Node, name: string) =>
    partsOf(story).find(({ key }) => isNode(key) && key['name'] === name);
  const isMadeElsewhere = (node: unknown): boolean =>
    isNode(node) && node.type === 'CallExpression' && !declared.has(String((node['callee'] as Node)['name']));
  const isPlayed = (story: Node): boolean =>
    part(story, 'play') !== undefined ||
    partsOf(story).some(({ argument }) => {
      const spread = objectOf(argument);
      return spread ? isPlayed(spread) : isMadeElsewhere(argument);
    });
  return program.body
    .filter((node) => node.type === 'ExportNamedDeclaration' && isNode(node['declaration']))
    .flatMap((node) => ((node['declaration'] as Node)['declarations'] ?? []) as readonly Node[])
    .flatMap(({ id, init }) => {
      if (!isNode(id)) return [];
      const exported = String(id['name']);
      // Reports read the name that stands in the file itself.
      if (isMadeElsewhere(init)) return [{ exported, name: null, isPlayed: true }];
      const story = objectOf(init);
      if (!story) return [];
      return [{ exported, name: textOf(part(story, 'name')?.['value']), isPlayed: isPlayed(story) }];
    });
}

/** The names of the stories in a file's text. */
export const storyTitles = (file: string, text: string): readonly string[] =>
  storiesIn(file, text).flatMap(({ name }) => name ?? []);
