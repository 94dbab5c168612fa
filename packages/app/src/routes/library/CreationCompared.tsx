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
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery } from '../../queries/sources.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { meantBeside } from './comparedWith.ts';
import { ComparedPair } from './ComparedPair.tsx';
import { ChoicePicture } from './ChoicePicture.tsx';
import { row } from './CreationCompared.css.ts';
import { LoadProblem } from './LoadProblem.tsx';
import { seenSources, sourcesOf } from './sources.ts';
import type { Seen } from './UnderOneSeam.tsx';
import { useComparable } from './useComparable.ts';

interface Of {
  creation: StudioCreation;
  userId: string;
}

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

function WithOneOfAll({ creation, userId }: Of) {
  const { others, isPending, failure } = useComparable(creation, userId);
  const kept = sourcesOf(creation);
  const places = kept.map(({ place }) => place);
  const addresses = useQuery({
    ...addressesQuery(useStudioApi(), userId, places),
    enabled: places.length > 0,
  });
  const sources = seenSources(kept, addresses.data ?? []);
  const [chosen, choose] = useState<string | null>(null);

  // Who made nothing else sees it beside what it came from.
  const all: readonly (StudioCreation | Seen)[] = [...sources, ...others];
  const beside = all.find(({ id }) => id === chosen) ?? meantBeside(creation, others) ?? sources[0];
  const latest = others.filter((other, place) => place < mostOffered || other === beside);

  if (!beside)
    return failure ? (
      <LoadProblem what={listWords.what.creations} {...failure} />
    ) : isPending || addresses.isLoading ? (
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
        onChange={choose}
      />
      {failure && <LoadProblem what={listWords.what.creations} {...failure} />}
    </ComparedPair>
  );
}

export interface CreationComparedProps extends Of {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One creation under one seam with another of the latest, or with what it was made from. */
export default function CreationCompared({ isOpen, onOpenChange, ...of }: CreationComparedProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="lg" title={historyWords.compared}>
      {isOpen && <WithOneOfAll key={of.creation.id} {...of} />}
    </Dialog>
  );
}
