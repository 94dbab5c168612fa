import { Notice } from '@kinora/design-system';
import type { KitLabels } from '../../labels/index.ts';

/** It was sent, the server would not have it, or something broke on the way. */
export type FeedbackEnd = 'sent' | 'failed' | 'broke';

/** What came of it, in its own words (A208 to A210). */
export function FeedbackOutcome({
  outcome,
  words,
}: {
  outcome: FeedbackEnd | null;
  words: KitLabels['feedback'];
}) {
  if (!outcome) return null;
  const { title, description } = words[outcome];
  return (
    <Notice tone={outcome === 'sent' ? 'success' : 'danger'} title={title}>
      {description}
    </Notice>
  );
}
