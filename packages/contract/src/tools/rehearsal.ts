import type { AnyDeviceTool } from './defineTool.ts';
import type { DeviceEngine, DeviceResultOf, ModelResult } from './deviceEngine.ts';
import { trainingAsked } from './trainingAsked.ts';

type Values = Readonly<Record<string, unknown>>;

/** Takes the time that a tool's work would, does nothing, and answers as it is told to (A232, A241, A249). */
export const rehearsalOf = <T extends AnyDeviceTool>(
  resultOf: (tool: T, draft: Values) => DeviceResultOf<T>,
  /** Waits so many milliseconds, or until it is given up. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>,
): DeviceEngine<T> => ({
  async run(tool, draft, { signal }) {
    signal.throwIfAborted();
    await wait(tool.rehearsalSeconds * 1000, signal);
    return resultOf(tool, draft);
  },
});

/** What a training comes to where there is no trainer: it says itself that it was a rehearsal (D32). */
export const rehearsedModel = (tool: AnyDeviceTool, draft: Values): ModelResult => ({
  is: 'model',
  name: trainingAsked(tool, draft).name.trim(),
  isRehearsal: true,
});
