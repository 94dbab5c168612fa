import type { AnyTool, FileInput, Values } from '@kinora/contract';
import type { Capabilities, EngineOrder, OrderedFile } from './engine.ts';

type FileNames<T extends AnyTool> = Extract<
  { [K in keyof T['inputs']]: T['inputs'][K] extends FileInput ? K : never }[keyof T['inputs']],
  string
>;

/** The files of an order by the name of their input; none where nothing was chosen. */
export type FilesOf<T extends AnyTool> = (input: FileNames<T>) => readonly OrderedFile[];

/** What of its values an engine can name. */
type Accepted = Capabilities['accepts'][string][number];

type NameOf<T extends AnyTool> = Extract<keyof Values<T>, string>;

/** What an engine can do of one tool, said by its own inputs and values. */
export interface CapabilitiesOf<T extends AnyTool> extends Omit<Capabilities, 'accepts' | 'ignores'> {
  readonly accepts: { readonly [K in NameOf<T>]?: readonly Extract<Values<T>[K], Accepted>[] };
  readonly ignores?: readonly NameOf<T>[];
}

/** The same without the names: an engine's table holds the tools of all. */
export const capabilitiesOf = <T extends AnyTool>(
  _tool: T,
  { accepts, ...rest }: CapabilitiesOf<T>,
): Capabilities => ({
  ...rest,
  accepts: Object.fromEntries(
    Object.entries<readonly Accepted[] | undefined>(accepts).flatMap(([name, values]) =>
      values ? [[name, values]] : [],
    ),
  ),
});

type Asked = Pick<EngineOrder, 'tool' | 'values'>;

/** Whether something was asked of this very tool. The door has read its values by the tool's own definition. */
const isOf = <T extends AnyTool, A extends Asked>(
  tool: T,
  asked: A,
): asked is A & { readonly values: Values<T> } => asked.tool.id === tool.id;

/** What a tool's row in an engine's table reads out of an order, with values and files by the tool's own names. */
export const valuesFor =
  <T extends AnyTool, Answer>(tool: T, read: (values: Values<T>) => Answer) =>
  (asked: Asked): Answer => {
    if (isOf(tool, asked)) return read(asked.values);
    throw new Error(`An order of ${asked.tool.id} came to what is made for ${tool.id}.`);
  };

const filesFor =
  <T extends AnyTool>(_tool: T, { files }: Pick<EngineOrder, 'files'>): FilesOf<T> =>
  (input) =>
    files[input] ?? [];

/** A row of an engine's table: what a tool's values and files become. */
export const defineMapping =
  <T extends AnyTool, More extends readonly unknown[], Answer>(
    tool: T,
    read: (values: Values<T>, files: FilesOf<T>, ...more: More) => Answer,
  ) =>
  (order: Asked & Pick<EngineOrder, 'files'>, ...more: More): Answer =>
    valuesFor(tool, (values) => read(values, filesFor(tool, order), ...more))(order);
