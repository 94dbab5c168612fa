import type { AnyTool, Values } from '@kinora/contract';
import { parentsIn } from '@kinora/media';
import { localEngine, type LocalWork } from '@kinora/media/node';
import type { EngineOrder } from '../engine.ts';
import { settingsOf } from '../settingsOf.ts';

type Files = (input: string) => Uint8Array[];
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
  readonly work: (order: EngineOrder) => LocalWork;
  /** Inputs that change nothing of what is made here. */
  readonly ignores: readonly string[];
  readonly sound: boolean;
  readonly shapes: readonly string[];
  /** In words that stand beside the result. */
  readonly madeBy: string;
}

interface MappingOf<T extends AnyTool> {
  readonly work: (values: Values<T>, files: Files) => Part;
  readonly ignores?: readonly string[];
  readonly sound?: boolean;
  readonly shapes?: readonly string[];
  readonly madeBy?: string;
}

/** A tool's line in the table: its id, and how its checked values become a work. */
export function mapping<T extends AnyTool>(
  tool: T,
  { work, ignores = [], sound = false, shapes = [], madeBy = localEngine }: MappingOf<T>,
): [string, Mapping] {
  const whole = (order: EngineOrder): LocalWork => {
    const part = work(order.values as Values<T>, (input) =>
      (order.files[input] ?? []).map((file) => file.bytes),
    );
    const prompt = part.order.prompt ?? '';
    const parents = parentsIn(Object.values(order.files).flatMap((some) => some.map(({ bytes }) => bytes)));
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
