import {
  compareWords,
  historyWords,
  listWords,
  ratioOfSides,
  stillOf,
  titleOf,
  type StudioCreation,
} from '@kinora/contract';
import {
  Dialog,
  EmptyState,
  RadioCards,
  Skeleton,
  Timestamp,
  type RadioCardOption,
} from '@kinora/design-system';
import { useState } from 'react';
import { ComparedPair } from './ComparedPair.tsx';
import { ChoicePicture } from './ChoicePicture.tsx';
import { row } from './CreationCompared.css.ts';
import { LoadProblem } from './LoadProblem.tsx';
import type { Seen } from './UnderOneSeam.tsx';
import { useBeside, type Comparison } from './useBeside.ts';

/** As many as one looks through: the history has them all. */
const mostOffered = 12;

const ofSource = ({ id, title, still: address }: Seen): RadioCardOption => ({
  value: id,
  label: title,
  media: <ChoicePicture address={address} />,
});

const ofOther = (other: StudioCreation): RadioCardOption => ({
  value: other.id,
  label: titleOf(other),
  media: <ChoicePicture address={stillOf(other)} />,
  // What was asked again and again is called the same.
  trailing: <Timestamp value={other.created_at} />,
});

interface WithOneOfAllProps extends ReturnType<typeof useBeside> {
  creation: StudioCreation;
  onChosen: (id: string) => void;
}

function WithOneOfAll({
  creation,
  beside,
  sources,
  others,
  isPending,
  failure,
  onChosen,
}: WithOneOfAllProps) {
  const latest = others.filter((other, place) => place < mostOffered || other === beside);

  if (!beside)
    return failure ? (
      <LoadProblem what={listWords.what.creations} {...failure} />
    ) : isPending ? (
      <Skeleton aspect={ratioOfSides(creation)} />
    ) : (
      <EmptyState title={compareWords.none.title} frame={null} headingLevel={3} size="sm">
        {compareWords.none.description}
      </EmptyState>
    );
  return (
    <ComparedPair creation={creation} beside={beside}>
      <RadioCards
        className={row}
        label={compareWords.with}
        size="sm"
        options={[...sources.map(ofSource), ...latest.map(ofOther)]}
        value={beside.id}
        onChange={onChosen}
      />
      {failure && <LoadProblem what={listWords.what.creations} {...failure} />}
    </ComparedPair>
  );
}

export interface CreationComparedProps extends Pick<Comparison, 'creation' | 'userId'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One creation under one seam with another of the latest, or with what it was made from. */
export default function CreationCompared({ isOpen, onOpenChange, creation, userId }: CreationComparedProps) {
  const [choice, choose] = useState<{ readonly of: string; readonly id: string } | null>(null);
  // Each time it is open, and for each creation, it begins with what is meant.
  if (choice && !(isOpen && choice.of === creation.id)) choose(null);
  const compared = useBeside({ creation, userId, chosen: choice?.id ?? null, isAsked: isOpen });
  const { beside } = compared;
  // What one was made from is no creation.
  const isWithSource = isOpen && beside && 'clip' in beside;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={isWithSource ? compareWords.withSource : historyWords.compared}
    >
      {isOpen && (
        <WithOneOfAll
          key={creation.id}
          creation={creation}
          {...compared}
          onChosen={(id) => choose({ of: creation.id, id })}
        />
      )}
    </Dialog>
  );
}
