import type { AnyDeviceTool } from '@kinora/contract';
import { DeviceStudio } from '@kinora/studio-kit';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useDeviceEngine } from '../../device/DeviceEnginesProvider.tsx';
import { useFilledTimes } from '../../drafts/DraftsProvider.tsx';
import { useDrafts } from '../../drafts/useDrafts.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useStudioMessages } from '../../useStudioMessages.ts';
import { readFrame } from '../library/fetchedFile.ts';
import { StageSurround } from '../studio/StageSurround.tsx';
import { useFoldedTips } from '../studio/useFoldedTips.ts';
import { useBesideDevice } from './useBesideDevice.tsx';
import { usePromptHandover } from './usePromptHandover.ts';

/** A studio whose work is done right here: it needs no server and no account. */
export function DeviceScreen({ tool }: { tool: AnyDeviceTool }) {
  const { sessionEpoch } = useAuth();
  const { foldedTips, onTipsFolded } = useFoldedTips();
  return (
    <DeviceStudio
      // Who signs out leaves nothing on the screen.
      key={`${tool.id} ${sessionEpoch} ${useFilledTimes([tool])}`}
      tool={tool}
      engine={useDeviceEngine(tool)}
      drafts={useDrafts()}
      areTipsFolded={foldedTips.includes(tool.id)}
      onTipsFolded={onTipsFolded}
      ownFrames={{ api: useStudioApi(), readFrame }}
      atEdge={<StageSurround />}
      onPromptUsed={usePromptHandover()}
      {...useBesideDevice(tool)}
      {...useStudioMessages()}
    />
  );
}
