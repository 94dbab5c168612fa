import { recordOf, type AnyTool, type Values } from '@kinora/contract';
import { seedOf } from '@kinora/media';
import { localEngine, type FileSource, type LocalWork, type Told } from '@kinora/media/node';
import { defineMapping, type CapabilitiesOf, type FilesOf } from '../defineMapping.ts';
import type { EngineOrder, OrderedFile } from '../engine.ts';
import { parentsOf } from '../fileEnds.ts';

/** As the rendering process gets them: by their place on the disk, where they have one. */
type Sources<T extends AnyTool> = (input: Parameters<FilesOf<T>>[0]) => readonly FileSource[];

export interface Mapping {
  readonly work: (order: EngineOrder) => Promise<LocalWork>;
  /** Inputs that change nothing of what is made here. */
  readonly ignores: readonly string[];
  readonly shapes: readonly string[];
  /** In words that stand beside the result. */
  readonly madeBy: string;
  readonly note: string | undefined;
}

interface MappingOf<T extends AnyTool> {
  /** `about` is what every order says of itself: spread it, and add what this tool makes of its values. */
  readonly work: (values: Values<T>, files: Sources<T>, about: Told) => LocalWork;
  readonly ignores?: CapabilitiesOf<T>['ignores'];
  readonly shapes?: readonly string[];
  readonly madeBy?: string;
  /** Where less is made here than the tool says. */
  readonly note?: string;
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
  { work, ignores = [], shapes = [], madeBy = localEngine, note }: MappingOf<T>,
): [string, Mapping] {
  const workOf = defineMapping(tool, (values, files, sources: Held, about: Told) =>
    work(values, (input) => files(input).map((file) => sources.get(file)!), about),
  );
  const whole = async (order: EngineOrder): Promise<LocalWork> => {
    const files = Object.values(order.files).flat();
    const parents = await parentsOf(files);
    const { prompt, settings } = recordOf(tool, order.values);
    return workOf(order, await sourcesOf(files), {
      tool: tool.id,
      model: tool.call.model,
      prompt,
      settings,
      // Each generation is another take: to vary one has to be worth its price. A seed that was asked for stands over it,
      // and a form that takes seeds takes this one from its file: they end at 31 bits.
      seed: seedOf(order.jobId) >>> 1,
      ...(parents.length > 0 && { parents }),
    });
  };
  return [tool.id, { work: whole, ignores, shapes, madeBy, note }];
}
