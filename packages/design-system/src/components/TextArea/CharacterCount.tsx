import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { fieldWords } from '../../labels/english/fieldWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { counter } from './TextArea.css.ts';

export type CountLabels = Partial<Pick<Labels, 'charactersLeft' | 'charactersOver'>>;

interface CharacterCountProps {
  length: number;
  maxLength: number;
  labels: CountLabels | undefined;
}

/** How much room is left. It speaks up only near the end, so as not to interrupt every letter. */
export function CharacterCount({ length, maxLength, labels }: CharacterCountProps) {
  const { charactersLeft, charactersOver } = useWords(fieldWords, labels);
  const left = maxLength - length;
  const isNear = left <= Math.max(10, maxLength * 0.05);
  return (
    <>
      <span data-part="count" aria-hidden="true" className={counter({ isOver: left < 0 })}>
        {length}/{maxLength}
      </span>
      <VisuallyHidden role="status">
        {isNear && (left < 0 ? charactersOver(-left) : charactersLeft(left))}
      </VisuallyHidden>
    </>
  );
}
