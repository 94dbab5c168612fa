import type { AnyDeviceTool } from '@kinora/contract';
import { DeviceStudio, isBusy } from '@kinora/studio-kit';
import { useMemo } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useDeviceEngine } from '../../device/DeviceEnginesProvider.tsx';
import { useDraftStorage, useFilledTimes } from '../../drafts/DraftsProvider.tsx';
import { keepResult } from '../../drafts/keptResult.ts';
import { useDraftOwner } from '../../drafts/useDraftOwner.ts';
import { useDrafts } from '../../drafts/useDrafts.ts';
import { useStudioMessages } from '../../useStudioMessages.ts';
import { useFoldedTips } from '../studio/useFoldedTips.ts';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import { ResultMemory } from './ResultMemory.tsx';
import { usePromptHandover } from './usePromptHandover.ts';

/** A studio whose work is done right here: it needs no server and no account. */
export function DeviceScreen({ tool }: { tool: AnyDeviceTool }) {
  const { sessionEpoch } = useAuth();
  const { foldedTips, onTipsFolded } = useFoldedTips();
  const storage = useDraftStorage();
  const owner = useDraftOwner();
  const place = useMemo(() => (storage && owner !== undefined ? { storage, owner } : null), [storage, owner]);
  return (
    <DeviceStudio
      // Who signs out leaves nothing on the screen.
      key={`${tool.id} ${sessionEpoch} ${useFilledTimes([tool])}`}
      tool={tool}
      engine={useDeviceEngine(tool)}
      drafts={useDrafts()}
      areTipsFolded={foldedTips.includes(tool.id)}
      onTipsFolded={onTipsFolded}
      onPromptUsed={usePromptHandover()}
      onPromptEdited={({ result }) => place && keepResult(place, tool, result)}
      companion={(studio) => (
        <>
          {place && <ResultMemory studio={studio} place={place} />}
          <LeavingQuestion isAtWork={isBusy(studio.phase)} />
        </>
      )}
      {...useStudioMessages()}
    />
  );
}
