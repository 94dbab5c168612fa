import type { AnyTool } from '@kinora/contract';
import { useMemo } from 'react';
import type { StudioPort } from '../studioPort.ts';

/** Reads what was asked of a tool before; another reading once something more was sent. */
export function useReadPastPrompts(api: StudioPort, tool: AnyTool | null, isBusy: boolean) {
  return useMemo(() => {
    if (!tool || isBusy) return undefined;
    return async () => (await api.prompts.list({ tool: tool.id })).map(({ prompt }) => prompt);
  }, [api, tool, isBusy]);
}
