import { IconButton, Inline, Slider, useLabels } from '@kinora/design-system';
import { Pause, Play } from '@kinora/design-system/icons';
import { wide } from './InStepDeck.css.ts';
import type { InStep } from './useInStep.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** What plays and winds clips that are in step. */
export function InStepDeck({ isPlaying, time, length, toggle, seek }: InStep) {
  const said = useLabels();
  return (
    <Inline gap={12} wrap={false}>
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? said.pause : said.play}
        isDisabled={length === 0}
        onPress={toggle}
      />
      <Slider
        className={wide}
        label={said.position}
        unit="s"
        formatOptions={oneDecimal}
        minValue={0}
        maxValue={length || 1}
        step={0.1}
        value={Math.min(time, length || 1)}
        isDisabled={length === 0}
        onChange={seek}
      />
    </Inline>
  );
}
