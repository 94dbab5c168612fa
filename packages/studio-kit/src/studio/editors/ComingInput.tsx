import { kindOf, priceMarks, shownValue, type Input } from '@kinora/contract';
import { Text } from '@kinora/design-system';
import { composerLabels } from '../../labels/composerLabels.ts';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { coming, help, marksRoom, railRoom, room, row, rowOfRange, wordsRoom } from './ComingInput.css.ts';
import type { EditorProps } from './editor.ts';
import { heightOf } from './LateEditor.tsx';

export interface ComingInputProps {
  input: Input;
  /** What it will begin with. */
  value: EditorProps['value'];
  /** What it waits for, by its label, where that is to be said here. */
  awaits: string | undefined;
  costOf: (value: number) => number;
}

/** What is set once something else is chosen, told as a fact in the very room that its control will take (A312). */
export function ComingInput({ input, value: start, awaits, costOf }: ComingInputProps) {
  const words = useKitLabels('studio', studioLabels);
  const { randomSeed } = useKitLabels('composer', composerLabels);
  const isWords = kindOf(input).place === 'words';
  const said = awaits && (isWords ? words.comingWords : words.comingSettings)(awaits);
  const isRange = input.kind === 'range';
  return (
    <div
      className={coming}
      data-component="ComingInput"
      style={isWords || isRange ? undefined : { minBlockSize: heightOf(input) }}
    >
      <div className={isRange ? rowOfRange : row}>
        <Text size="sm" tone="secondary" weight="medium">
          {input.label}
        </Text>
        {!isWords && (
          <Text size="sm" tone="secondary" isMono>
            <bdi>
              {start === null ? randomSeed : shownValue(input, start, words)}
              {isRange && ` · ${words.bounds(String(input.min), String(input.max))}`}
            </bdi>
          </Text>
        )}
      </div>
      <div className={isWords ? wordsRoom : isRange ? railRoom : room}>{said}</div>
      {isRange && priceMarks(input, costOf).length > 0 && <div className={marksRoom} />}
      {input.help && <div className={help}>{input.help}</div>}
    </div>
  );
}
