import type { AnyDeviceTool, AnyTool } from '@kinora/contract';
import { Studio } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useDeviceEngine } from '../../device/DeviceEnginesProvider.tsx';
import { useStudioPort } from '../../queries/useStudioPort.ts';
import { trainedModelsKey } from '../../queries/trainedModels.ts';
import { useStudioEnvironment } from '../studio/useStudioEnvironment.ts';
import { TrainingDone } from './TrainingDone.tsx';

export interface TrainingStudioProps {
  tool: AnyTool;
  /** Whose engine on the device looks at the set. */
  rehearsal: AnyDeviceTool;
}

/** Training by the server's trainer. */
export function Component({ tool, rehearsal }: TrainingStudioProps) {
  const { sessionEpoch, user } = useAuth();
  const client = useQueryClient();
  const environment = useStudioEnvironment(useStudioPort());
  const looker = useDeviceEngine(rehearsal);
  const [round, setRound] = useState(0);
  const again = () => {
    environment.drafts?.clear(tool);
    setRound(round + 1);
  };
  return (
    <Studio
      // Who signs out leaves nothing on the screen.
      key={`${sessionEpoch} ${round}`}
      tool={tool}
      {...environment}
      // The set is looked at here, as for the rehearsal, before any of it is sent.
      looker={looker}
      onAccepted={() => user && void client.invalidateQueries({ queryKey: trainedModelsKey(user.id) })}
      result={<TrainingDone again={tool.words.again} onAgainRequested={again} />}
    />
  );
}
