import type { AnyTool } from '@kinora/contract';
import { Studio, type StudioProps } from '@kinora/studio-kit';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useFilledTimes } from '../../drafts/DraftsProvider.tsx';
import type { OwnModels } from './ownModels.ts';
import { TakesSettings } from './TakesSettings.tsx';
import { useStudioEnvironment } from './useStudioEnvironment.ts';

interface StudioScreenProps extends Partial<Pick<StudioProps<AnyTool>, 'api' | 'drafts'>> {
  tool: AnyTool;
  ownModels?: OwnModels | undefined;
}

/** A studio of one tool that a server does. What its page knows better than others comes with it. */
export function StudioScreen({ tool, ownModels, api, ...page }: StudioScreenProps) {
  const { sessionEpoch } = useAuth();
  const filled = useFilledTimes([tool]);
  const environment = useStudioEnvironment(api);
  return (
    <TakesSettings tool={tool} ownModels={ownModels} companion={environment.companion}>
      {(companion) => (
        <Studio
          // Who signs out leaves nothing on the screen.
          key={`${tool.id} ${sessionEpoch} ${filled}`}
          tool={tool}
          {...environment}
          {...page}
          companion={companion}
        />
      )}
    </TakesSettings>
  );
}
