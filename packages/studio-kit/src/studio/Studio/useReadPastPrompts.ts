import type { StudioTool } from '@kinora/contract';
import { useMemo } from 'react';
import type { StudioPort } from '../studioPort.ts';

/** Reads what was asked of a tool before; another reading once something more was sent. */
export function useReadPastPrompts(
  prompts: StudioPort['prompts'] | undefined,
  { id }: StudioTool,
  isBusy: boolean,
) {
  return useMemo(() => {
    if (!prompts || isBusy) return undefined;
    return async () => (await prompts.list({ tool: id })).map(({ prompt }) => prompt);
  }, [prompts, id, isBusy]);
}
