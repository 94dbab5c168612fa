import {
  change,
  initialValues,
  lineIn,
  validateDraft,
  type AnyDeviceTool,
  type DeviceEngine,
  type DeviceResult,
  type Draft,
  type ValidationMessage,
  type Saying,
} from '@kinora/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from '../draftStore.ts';
import { filledIn } from '../studioState.ts';
import { under } from '../useGeneration.ts';
import { useStoredDraft } from '../useStoredDraft.ts';

export type DevicePhase =
  | { readonly name: 'idle' }
  /** In the shape of a job on a server: the stage shows both. */
  | { readonly name: 'running'; readonly job: { readonly progress: number } | null }
  | { readonly name: 'done'; readonly result: DeviceResult }
  | { readonly name: 'failed'; readonly problem: { readonly message: string }; readonly saying: Saying };

export interface DeviceStudioOptions<T extends AnyDeviceTool> {
  readonly tool: T;
  readonly engine: DeviceEngine;
  readonly drafts?: DraftStore | undefined;
  readonly onDone: () => void;
  /** What was told of the last run no longer holds. */
  readonly onMessagesOver: () => void;
}

/** The life of a studio whose work is done right here: its draft, what is missing, its run and its result. */
export function useDeviceStudio<T extends AnyDeviceTool>({
  tool,
  engine,
  drafts,
  onDone,
  onMessagesOver,
}: DeviceStudioOptions<T>) {
  const [start] = useState<Draft<T>>(() => initialValues(tool));
  const [draft, setDraft] = useState(start);
  const [errorMessage, setErrorMessage] = useState<ValidationMessage | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [phase, setPhase] = useState<DevicePhase>({ name: 'idle' });
  const work = useRef<AbortController | null>(null);
  const restore = useCallback(
    (stored: Partial<Draft<T>>) => setDraft((before) => filledIn(before, start, stored)),
    [start],
  );
  useStoredDraft(tool, draft, drafts, restore);
  useEffect(() => () => work.current?.abort(), []);

  const run = async () => {
    const { signal } = (work.current = new AbortController());
    onMessagesOver();
    setPhase({ name: 'running', job: null });
    try {
      const onProgress = (progress: number) =>
        !signal.aborted && setPhase({ name: 'running', job: { progress } });
      const result = await engine.run(tool, draft, { signal, onProgress });
      if (signal.aborted) return;
      setPhase({ name: 'done', result });
      onDone();
    } catch (thrown) {
      if (signal.aborted) return;
      const own = thrown instanceof Error ? thrown.message : '';
      const { failed } = tool.words;
      setPhase({
        name: 'failed',
        problem: { message: own || lineIn(failed) },
        saying: own ? under(failed, own) : failed,
      });
    }
  };

  return {
    draft,
    errorMessage,
    refusals,
    phase,
    missing: validateDraft(tool, draft).map(({ message }) => lineIn(message)),
    set: (input: string, value: unknown) => {
      setDraft((before) => change(tool, before, input, value).draft);
      if (errorMessage?.input === input) setErrorMessage(null);
    },
    start: () => {
      if (phase.name === 'running') return;
      const [first] = validateDraft(tool, draft);
      if (first) {
        setErrorMessage(first);
        setRefusals((count) => count + 1);
      } else void run();
    },
    /** Gives up what runs. */
    stop: () => {
      work.current?.abort();
      setPhase({ name: 'idle' });
    },
    reset: () => {
      work.current?.abort();
      drafts?.clear(tool);
      setDraft(start);
      setErrorMessage(null);
      setPhase({ name: 'idle' });
    },
    dismiss: () => setPhase({ name: 'idle' }),
  };
}
