import type { AnyTool } from '@kinora/contract';
import { useServerRunner } from './runners/useServerRunner.ts';
import type { StudioPort } from './studioPort.ts';
import { useStudioAccount, type StudioAccount } from './useStudioAccount.ts';
import type { StudioEvents, StudioModel } from './studioModel.ts';
import { useToolStudio } from './useToolStudio.ts';

export interface StudioOptions<T extends AnyTool> extends StudioEvents {
  readonly tool: T;
  /** Any object that fits: a whole StudioApi, or one written by hand. */
  readonly api: StudioPort;
  readonly account?: StudioAccount | undefined;
}

/** The life of one studio whose work a server does. */
export function useStudio<T extends AnyTool>({ api, account, ...options }: StudioOptions<T>): StudioModel<T> {
  const runner = useServerRunner(api);
  return useToolStudio<T>({ ...options, runner, account: useStudioAccount(api, account) });
}
