import type { StudioMode } from '@kinora/contract';
import { RadioCards, useFetchedWhen } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { blank, cards } from './ModeCards.css.ts';

export interface ModeCardsProps {
  modes: readonly StudioMode[];
  modeId: string;
  onModeChosen: (event: { modeId: string }) => void;
  labels?: Partial<KitLabels['studio']> | undefined;
}

// Drawn once the words stand: a still is looked at, and not waited for.
const fetchStill = async () => (await import('./ModeStill.tsx')).ModeStill;

/** What a studio can do, each with a still, its name and a line; the arrow keys go from one to the next. */
export function ModeCards({ modes, modeId, onModeChosen, labels }: ModeCardsProps) {
  const words = useKitLabels('studio', studioLabels, labels);
  const Still = useFetchedWhen(true, fetchStill);
  return (
    <RadioCards
      data-picker="ModeCards"
      className={cards}
      label={words.modes}
      size="sm"
      minCardWidth="8.25rem"
      options={modes.map(({ id, title, tool }) => ({
        value: id,
        label: title,
        description: tool.summary,
        media: Still ? <Still tool={tool} /> : <span className={blank} />,
      }))}
      value={modeId}
      onChange={(chosen) => onModeChosen({ modeId: chosen })}
    />
  );
}
