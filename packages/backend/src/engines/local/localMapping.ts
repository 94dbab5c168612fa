import type { AnyTool, Values } from '@kinora/contract';
import { localEngine, type FileSource, type LocalWork } from '@kinora/media/node';
import { defineMapping, type FilesOf } from '../defineMapping.ts';
import type { EngineOrder, OrderedFile } from '../engine.ts';
import { parentsOf } from '../fileEnds.ts';
import { settingsOf } from '../settingsOf.ts';

/** As the rendering process gets them: by their place on the disk, where they have one. */
type Sources<T extends AnyTool> = (input: Parameters<FilesOf<T>>[0]) => readonly FileSource[];
type Work<W extends LocalWork['work']> = Extract<LocalWork, { work: W }>;
/** What the mapping of a tool adds to what every order says of itself. */
type Part = {
  [W in LocalWork['work']]: {
    readonly work: W;
    readonly order: Omit<Work<W>['order'], 'tool' | 'model' | 'settings' | 'parents' | 'prompt'> & {
      readonly prompt?: string;
    };
  };
}[LocalWork['work']];

export interface Mapping {
  readonly work: (order: EngineOrder) => Promise<LocalWork>;
  /** Inputs that change nothing of what is made here. */
  readonly ignores: readonly string[];
  readonly sound: boolean;
  readonly shapes: readonly string[];
  /** In words that stand beside the result. */
  readonly madeBy: string;
}

interface MappingOf<T extends AnyTool> {
  readonly work: (values: Values<T>, files: Sources<T>) => Part;
  readonly ignores?: readonly string[];
  readonly sound?: boolean;
  readonly shapes?: readonly string[];
  readonly madeBy?: string;
}

type Held = ReadonlyMap<OrderedFile, FileSource>;

async function sourcesOf(files: readonly OrderedFile[]): Promise<Held> {
  const sourceOf = async (file: OrderedFile): Promise<FileSource> => {
    const path = await file.path();
    return path === null ? file.bytes() : { path };
  };
  return new Map(await Promise.all(files.map(async (file) => [file, await sourceOf(file)] as const)));
}

/** A tool's line in the table: its id, and how its checked values become a work. */
export function mapping<T extends AnyTool>(
  tool: T,
  { work, ignores = [], sound = false, shapes = [], madeBy = localEngine }: MappingOf<T>,
): [string, Mapping] {
  const partOf = defineMapping(tool, (values, files, sources: Held) =>
    work(values, (input) => files(input).map((file) => sources.get(file)!)),
  );
  const whole = async (order: EngineOrder): Promise<LocalWork> => {
    const files = Object.values(order.files).flat();
    const part = partOf(order, await sourcesOf(files));
    const prompt = part.order.prompt ?? '';
    const parents = await parentsOf(files);
    return {
      work: part.work,
      order: {
        ...part.order,
        prompt,
        tool: tool.id,
        model: tool.call.model,
        settings: settingsOf(order),
        ...(parents.length > 0 && { parents }),
      },
    } as LocalWork;
  };
  return [tool.id, { work: whole, ignores, sound, shapes, madeBy }];
}
