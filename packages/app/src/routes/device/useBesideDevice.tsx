import type { AnyDeviceTool, PromptResult } from '@kinora/contract';
import { isBusy, type StudioModel } from '@kinora/studio-kit';
import { useMemo } from 'react';
import { useDraftStorage } from '../../drafts/DraftsProvider.tsx';
import { keepResult } from '../../drafts/keptResult.ts';
import { useDraftOwner } from '../../drafts/useDraftOwner.ts';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import { ResultMemory } from './ResultMemory.tsx';

/** What stands beside a studio of the device, so that neither its work nor what came of it is lost. */
export function useBesideDevice(tool: AnyDeviceTool) {
  const storage = useDraftStorage();
  const owner = useDraftOwner();
  const place = useMemo(() => (storage && owner !== undefined ? { storage, owner } : null), [storage, owner]);
  return {
    onPromptEdited: ({ result }: { result: PromptResult }) => place && keepResult(place, tool, result),
    companion: (studio: StudioModel<AnyDeviceTool>) => (
      <>
        {place && <ResultMemory studio={studio} place={place} />}
        <LeavingQuestion isAtWork={isBusy(studio.phase)} />
      </>
    ),
  };
}
