import { generalWords, homeWords } from '@kinora/contract';
import { Notice } from '@kinora/design-system';
import { useCallback, useState } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import { latePart } from '../../late/latePart.tsx';
import type { Arrival, Step } from './arrival.ts';
import { CreditsCard } from './CreditsCard.tsx';
import { DropPlace } from './DropPlace.tsx';
import { Film } from './Film.tsx';
import { start } from './home.css.ts';
import { Tries } from './Tries.tsx';
import { useFilesHere } from './useFilesHere.ts';

const OpenedFile = latePart(() => import('./OpenedFile.tsx'));
const LatestFrames = latePart(() => import('./LatestFrames.tsx'));

/** What one begins with: a picture of one's own, or one of those on the film; and what one has to make things with. */
export function Start() {
  const { status, user, expected } = useAuth();
  const [isNear, setIsNear] = useState(false);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  const bringNear = () => setIsNear(true);
  const take = (next: Arrival, name: string) => {
    if (arrival) return;
    setIsOffline(false);
    setArrival(next);
    setStep({ said: homeWords.start.reading(name) });
  };
  const takeFiles = (files: readonly File[]) => take({ files }, files[0]!.name);
  const end = useCallback(() => {
    setArrival(null);
    setStep(null);
  }, []);
  const isHeld = useFilesHere({ isBusy: arrival !== null, onNear: bringNear, onFiles: takeFiles });

  const tries = <Tries onTried={(tried) => take({ tried }, tried.title)} />;
  const isVisitor = status === 'visitor' || (status === 'loading' && !expected);
  return (
    <div className={start}>
      <DropPlace isHeld={isHeld} step={step} onNear={bringNear} onFiles={takeFiles}>
        <OpenedFile
          isWanted={isNear || arrival !== null}
          arrival={arrival}
          onStep={setStep}
          onEnded={end}
          onLost={() => {
            setIsOffline(arrival !== null);
            end();
          }}
        />
        {isOffline && <Notice tone="danger">{generalWords.offline}</Notice>}
      </DropPlace>
      {isVisitor ? (
        tries
      ) : user ? (
        <LatestFrames userId={user.id} fallback={<Film />}>
          {tries}
        </LatestFrames>
      ) : (
        <Film />
      )}
      <CreditsCard />
    </div>
  );
}
