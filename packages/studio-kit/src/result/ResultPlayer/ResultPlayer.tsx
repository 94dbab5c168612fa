import { ratioOfSides, type ResultCreation } from '@kinora/contract';
import type * as Player from '@kinora/design-system/components/Video';
import { Notice, Stack, useFetchedWhen } from '@kinora/design-system';
import { useKitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { Still } from '../../history/CreationCard/Still.tsx';
import { playsAlone } from '../../onePlays.ts';
import { shapedAs } from '../aspect.ts';
import { developed } from '../develop.css.ts';
import { ResultDeeds, type ResultDeedsProps } from '../ResultDeeds/index.ts';
import { room, still } from './ResultPlayer.css.ts';

export interface ResultPlayerProps<C extends ResultCreation = ResultCreation> extends ResultDeedsProps<C> {}

// A clip is there long after its studio was opened: so is what plays it.
let here: typeof Player | null = null;
export const fetchPlayer = async () => (here ??= await import('@kinora/design-system/components/Video'));

/** A finished clip, which plays by itself, silent and over again (D41): play, seek, sound, speed, frame by frame, full screen; save it, share it, or begin anew. */
export function ResultPlayer<C extends ResultCreation>(deeds: ResultPlayerProps<C>) {
  const { creation, labels } = deeds;
  const { noFile, noFileNote } = useKitLabels('result', resultLabels, labels);
  const player = useFetchedWhen(here === null, fetchPlayer) ?? here;
  const { file_url, thumbnail_url } = creation;
  const ratio = ratioOfSides(creation);
  const title = useTitleOf()(creation);
  return (
    <Stack gap={12} data-component="ResultPlayer">
      {file_url ? (
        <div className={`${room} ${developed}`} style={shapedAs(ratio)}>
          {player ? (
            <player.Video
              src={file_url}
              poster={thumbnail_url ?? undefined}
              label={title}
              aspect={ratio}
              preload="auto"
              clipRef={playsAlone}
              isAutoPlaying
              isLooping
            />
          ) : (
            <Still {...{ creation, title }} data-awaited className={still} />
          )}
        </div>
      ) : (
        <Notice tone="warning" title={noFile}>
          {noFileNote}
        </Notice>
      )}
      <ResultDeeds {...deeds} />
    </Stack>
  );
}
