import type { StudioMode } from '@kinora/contract';
import { RadioCards } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { LateStill } from './LateStill.tsx';

export interface ModeCardsProps {
  modes: readonly StudioMode[];
  modeId: string;
  onModeChosen: (event: { modeId: string }) => void;
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** What a studio can do, each with a still, its name and a line; the arrow keys go from one to the next. */
export function ModeCards({ modes, modeId, onModeChosen, labels }: ModeCardsProps) {
  const words = useKitLabels('studio', studioLabels, labels);
  return (
    <RadioCards
      data-picker="ModeCards"
      label={words.modes}
      size="sm"
      minCardWidth="8.25rem"
      options={modes.map(({ id, title, tool }) => ({
        value: id,
        label: title,
        description: tool.summary,
        media: <LateStill tool={tool} />,
      }))}
      value={modeId}
      onChange={(chosen) => onModeChosen({ modeId: chosen })}
    />
  );
}
