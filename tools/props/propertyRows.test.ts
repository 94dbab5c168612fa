import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolTimeout } from '../test/patience.ts';
import { argTypesOf } from './argTypes.ts';
import type { ArgType } from './argTypes.ts';
import { readComponents } from './readComponents.ts';
import type { ComponentReader } from './readComponents.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('packages/{design-system,studio-kit}/src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
  .toSorted();

let reader: ComponentReader;
const pages = new Map<string, Readonly<Record<string, ArgType>>>();
const rows = () =>
  [...pages].flatMap(([component, all]) =>
    Object.values(all).map((row) => ({ at: `${component}.${row.name}`, row })),
  );
const row = (component: string, name: string) => pages.get(component)?.[name];

beforeAll(() => {
  reader = readComponents(root);
  for (const file of files)
    for (const component of reader.read(path.join(root, file)))
      pages.set(component.name, argTypesOf(component));
}, toolTimeout);
afterAll(() => reader.close());

/** What a file writes down of its component's own properties, read without the compiler. */
function declaredIn(file: string) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const name = path.basename(file, '.tsx');
  const body = new RegExp(`interface ${name}Props[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
  const declared = /^ {2}(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:readonly )?(\w+)(\??): (?!never;)/gm;
  return [...body.matchAll(declared)].map(([, words = '', property = '', optional]) => ({
    component: name,
    property,
    isRequired: optional === '',
    byDefault: /@default (.*?)\s*(?:\n|$)/.exec(words)?.[1],
  }));
}

describe('the properties tables', () => {
  it('cover every component that the design system exports (A137)', () => {
    const index = readFileSync(path.join(root, 'packages/design-system/src/index.ts'), 'utf8');
    const folders = [...index.matchAll(/components\/(\w+)\/index\.ts/g)].map((match) => match[1]!);
    const own = folders.filter((name) =>
      files.includes(`packages/design-system/src/components/${name}/${name}.tsx`),
    );
    expect(own.length).toBeGreaterThan(60);
    expect(own.filter((name) => !pages.has(name))).toEqual([]);
  });

  it('list what each component declares, required or not, with its default (A137)', () => {
    const declared = files.flatMap(declaredIn);
    expect(declared.length).toBeGreaterThan(300);
    const told = declared.map((each) => {
      const shown = row(each.component, each.property);
      return {
        ...each,
        isRequired: shown?.type.required,
        byDefault: each.byDefault === undefined ? undefined : shown?.table.defaultValue?.summary,
      };
    });
    expect(told).toEqual(declared);
  });

  it('stand on the page of the component that they describe (A137)', () => {
    const stories = globSync('packages/design-system/src/**/*.stories.tsx', { cwd: root }).map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const shown = /\n {2}component: (\w+)/.exec(text)?.[1];
      const instance = new RegExp(`const ${shown} = (\\w+)<`).exec(text)?.[1];
      return { file, component: instance ?? shown };
    });
    const described = stories.filter(({ component }) => component !== undefined);
    expect(described.length).toBeGreaterThan(80);
    // Toast's page describes its region, beside a story that presses a button.
    const undescribed = described.filter(({ component }) => component !== 'Shown' && !pages.has(component!));
    expect(undescribed).toEqual([]);
  });

  it('leave no tag in a description and no type untold (A137)', () => {
    const vague = rows().filter(
      ({ row: { description, table } }) =>
        /(^|\s)@[a-z]+/.test(description) || /^(unknown|any|union|)$/.test(table.type.summary),
    );
    expect(vague.map(({ at }) => at)).toEqual([]);
  });

  it('list every value that can be chosen, with a control to choose it (A137)', () => {
    const choices = rows().filter(({ row: { table } }) =>
      /^('[^']*'|\d+)( \| ('[^']*'|\d+))*$/.test(table.type.summary),
    );
    expect(choices.length).toBeGreaterThan(100);
    const written = (value: string | number) => (typeof value === 'string' ? `'${value}'` : value);
    const wrong = choices.filter(
      ({ row: { options, control, table } }) =>
        !('type' in control && control.type === 'select') ||
        options?.map(written).join(' | ') !== table.type.summary,
    );
    expect(wrong).toEqual([]);
  });

  it('show the values of a look in the order in which they are written (A137)', () => {
    expect(row('Button', 'tone')?.options).toEqual(['neutral', 'accent', 'danger']);
    expect(row('Button', 'size')?.options).toEqual(['sm', 'md', 'lg']);
    expect(row('Heading', 'level')?.options).toEqual([1, 2, 3, 4, 5, 6]);
    expect(row('Tabs', 'orientation')?.options).toEqual(['horizontal', 'vertical']);
    expect(row('Button', 'tone')?.table.defaultValue).toEqual({ summary: "'neutral'" });
  });

  it('list what a component inherits, after what is its own (A137)', () => {
    expect(Object.keys(pages.get('Table') ?? {})).toEqual(
      expect.arrayContaining([
        'selectionMode',
        'selectedIds',
        'onSelectionChange',
        'emptyState',
        'className',
      ]),
    );
    expect(row('Switch', 'isSelected')).toBeDefined();
    expect(row('Switch', 'isDisabled')).toBeDefined();
    expect(row('Select', 'label')?.type.required).toBe(true);
    expect(row('Button', 'onPress')?.table.category).toBe('As in React Aria');
    expect(row('Button', 'onMouseDown')).toBeUndefined();
    expect(row('Kbd', 'children')).toBeDefined();
    expect(row('Table', 'children')).toBeUndefined();
    const names = Object.keys(pages.get('Select') ?? {});
    expect(names.slice(0, 2).toSorted()).toEqual(['label', 'options']);
  });

  it('tell what an item of a list holds (A137)', () => {
    const lists = [
      ['Select', 'options', 'value: Value;'],
      ['MultiSelect', 'options', 'label: string;'],
      ['ComboBox', 'options', 'label: string;'],
      ['RadioGroup', 'options', 'description?: string;'],
      ['RadioCards', 'options', 'label: string;'],
      ['SegmentedControl', 'options', 'label: string;'],
      ['ToggleGroup', 'options', 'label: string;'],
      ['Menu', 'items', 'shortcut?: string;'],
      ['CascadingMenu', 'items', 'label: string;'],
      ['Tabs', 'items', 'content: ReactNode;'],
      ['Breadcrumbs', 'items', 'label: string;'],
      ['CommandPalette', 'items', 'label: string;'],
      ['Table', 'columns', 'cell: (row: Row) => ReactNode;'],
      ['ToastRegion', 'queue', 'title: string;'],
    ] as const;
    const untold = lists.filter(
      ([component, name, line]) => !row(component, name)?.table.type.detail?.includes(line),
    );
    expect(untold).toEqual([]);
  });
});
