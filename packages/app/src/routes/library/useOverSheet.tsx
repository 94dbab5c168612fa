import type { Creation, StudioCreation } from '@kinora/contract';
import { useState, type ReactNode } from 'react';
import { CreationView, type CreationViewProps } from './CreationView.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { FramesCompared } from './FramesCompared.tsx';
import { useAlbumAddition } from './useAlbumAddition.tsx';

type Pair = readonly [Creation, Creation];

interface OverSheet extends Pick<
  CreationViewProps,
  'userId' | 'known' | 'id' | 'onMoreRequested' | 'onStepped' | 'onClosed' | 'onLikeToggled'
> {
  onDeleteConfirmed: (event: { creations: readonly StudioCreation[] }) => void;
}

/** What opens over a sheet of frames, and the ways to open it but for the one frame, which the address does. */
export function useOverSheet({ onDeleteConfirmed, ...view }: OverSheet): {
  readonly overlays: ReactNode;
  readonly compare: (pair: Pair) => void;
  readonly askForAlbum: (event: { creations: readonly StudioCreation[] }) => void;
  readonly askToDelete: (creations: readonly StudioCreation[]) => void;
} {
  const albums = useAlbumAddition(view.userId);
  const [pair, setPair] = useState<Pair | null>(null);
  const [doomed, setDoomed] = useState<readonly StudioCreation[]>([]);
  return {
    compare: setPair,
    askForAlbum: albums.ask,
    askToDelete: setDoomed,
    overlays: (
      <>
        <CreationView
          {...view}
          hasAddress
          onAlbumRequested={albums.ask}
          onDeleteRequested={({ creation }) => setDoomed([creation])}
        />
        <FramesCompared pair={pair} onClosed={() => setPair(null)} />
        {albums.dialog}
        <DeleteQuestion creations={doomed} onClosed={() => setDoomed([])} onConfirmed={onDeleteConfirmed} />
      </>
    ),
  };
}
