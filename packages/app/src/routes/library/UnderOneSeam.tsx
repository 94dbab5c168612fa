import { compareWords, historyWords, stillOf, titleOf, type StudioCreation } from '@kinora/contract';
import { Notice, Stack } from '@kinora/design-system';
import { CompareSlider } from '@kinora/studio-kit';
import { useState } from 'react';
import { isAtWork } from '../../queries/creations.ts';
import { InStepDeck } from './InStepDeck.tsx';
import { useInStep, type InStep } from './useInStep.ts';

/** One of two that are compared. */
export interface Seen {
  readonly id: string;
  readonly title: string;
  /** Where it is a clip. */
  readonly clip: string | null;
  readonly still: string | null;
  readonly isInTheMaking?: boolean;
}

export const seenOf = (creation: StudioCreation): Seen => ({
  id: creation.id,
  title: titleOf(creation),
  clip: creation.type === 'video' ? creation.file_url : null,
  still: stillOf(creation),
  isInTheMaking: isAtWork(creation),
});

/** Nothing was made of it, or not yet. */
const isBlank = ({ clip, still }: Seen) => clip === null && still === null;

interface FaceProps {
  seen: Seen;
  isMissing: boolean;
  join: InStep['join'];
  onMissing: () => void;
}

function Face({ seen: { title, clip, still }, isMissing, join, onMissing }: FaceProps) {
  return clip ? (
    <video
      ref={join}
      src={clip}
      poster={still ?? undefined}
      aria-label={title}
      preload="auto"
      muted
      playsInline
    />
  ) : isMissing ? (
    // Empty: what there is to say of it stands under both.
    <span role="img" aria-label={title} />
  ) : (
    <img src={still ?? undefined} alt={title} onError={onMissing} />
  );
}

export interface UnderOneSeamProps {
  before: Seen;
  after: Seen;
  /** Width through height of both. */
  ratio: number;
}

/** Two of them under one seam; clips play in step. */
export function UnderOneSeam({ before, after, ratio }: UnderOneSeamProps) {
  const inStep = useInStep();
  const [missing, setMissing] = useState<readonly Seen['id'][]>([]);
  const pair = [before, after];
  const face = (seen: Seen) => (
    <Face
      // Another takes its place as one that has just come: a clip begins anew.
      key={seen.id}
      seen={seen}
      isMissing={isBlank(seen) || missing.includes(seen.id)}
      join={inStep.join}
      onMissing={() => setMissing((all) => [...all, seen.id])}
    />
  );
  // Where both are called the same, what tells them apart is which came first.
  const isTold = before.title !== after.title;
  return (
    <Stack gap={8}>
      <CompareSlider
        before={face(before)}
        after={face(after)}
        {...(isTold && { beforeLabel: before.title, afterLabel: after.title })}
        ratio={ratio}
      />
      {pair.some(({ clip }) => clip) && <InStepDeck {...inStep} />}
      {inStep.isBroken && <Notice tone="warning">{historyWords.comparedStill}</Notice>}
      {pair.filter(isBlank).map(({ id, title, isInTheMaking }) => (
        <Notice key={id} tone="info">
          {compareWords[isInTheMaking ? 'notYet' : 'nothingMade'](title)}
        </Notice>
      ))}
      {pair.some(({ id }) => missing.includes(id)) && <Notice tone="warning">{compareWords.missing}</Notice>}
    </Stack>
  );
}
