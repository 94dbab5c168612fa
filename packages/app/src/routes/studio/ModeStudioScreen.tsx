import type { ServerStudio } from '@kinora/contract';
import { ModeStudio } from '@kinora/studio-kit';
import { useAuth } from '../../account/AuthProvider.tsx';
import { useFilledTimes } from '../../drafts/DraftsProvider.tsx';
import { useSearchParams } from '../../router/useSearchParams.ts';
import { TakesSettings } from './TakesSettings.tsx';
import { useArrowWalk } from './useArrowWalk.ts';
import { useStudioEnvironment } from './useStudioEnvironment.ts';

/** A studio of several tools that a server does; which of its tabs is open can be shared by link. */
export default function ModeStudioScreen({ studio }: { studio: ServerStudio }) {
  const { sessionEpoch } = useAuth();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('mode');
  const { id: modeId, tool } = studio.modes.find(({ id }) => id === asked) ?? studio.modes[0];
  const filled = useFilledTimes(studio.modes.map((mode) => mode.tool));
  const environment = useStudioEnvironment();
  const goesOn = useArrowWalk();
  return (
    <TakesSettings tool={tool} companion={environment.companion}>
      {(companion) => (
        <ModeStudio
          // Who signs out leaves nothing on the screen.
          key={`${studio.id} ${sessionEpoch} ${filled}`}
          studio={studio}
          modeId={modeId}
          // Each is a form of its own: Back leads to the one before, and not to those that were passed on the way.
          onModeChanged={({ modeId: chosen }) =>
            setQuery({ mode: chosen }, { keepsScroll: true, replace: goesOn() })
          }
          {...environment}
          companion={companion}
        />
      )}
    </TakesSettings>
  );
}
