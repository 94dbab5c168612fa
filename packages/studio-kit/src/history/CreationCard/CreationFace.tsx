import { ratioOfSides, type ShownCreation, type StudioCreation } from '@kinora/contract';
import { HoverClip, IconButton } from '@kinora/design-system';
import { Pause, Play } from '@kinora/design-system/icons';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { KitLabels } from '../../labels/index.ts';
import { blank, face, media, moving, playButton } from './CreationCard.css.ts';
import { playsAlone } from '../../onePlays.ts';
import { Still } from './Still.tsx';

export interface CreationFaceProps {
  /** Where its sides are known, what lies on its picture keeps to that. */
  creation: Pick<ShownCreation, 'type' | 'status' | 'file_url' | 'thumbnail_url' | 'progress'> &
    Partial<Pick<StudioCreation, 'width' | 'height'>>;
  title: string;
  said: Pick<KitLabels['history'], 'play' | 'pause'>;
  /** Lies on the picture. */
  children?: ReactNode;
}

/**
 * What a creation looks like. A clip is only loaded once somebody wants to see it move: pointed at it plays without a
 * sound, pressed it plays with it; opened, it has all its controls.
 */
export function CreationFace({ creation, title, said, children }: CreationFaceProps) {
  const [isOpened, setIsOpened] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const clip = useRef<HTMLVideoElement>(null);
  const { file_url, status, thumbnail_url, type } = creation;
  const plays = type === 'video' && file_url && status === 'completed' ? file_url : undefined;

  const toggle = () => {
    setIsOpened(true);
    if (isPlaying) clip.current?.pause();
    // A browser may refuse: then it stays still.
    else clip.current?.play().catch(() => {});
  };

  return (
    <div
      className={face}
      style={{ '--kit-ratio': ratioOfSides(creation), '--kit-developed': creation.progress } as CSSProperties}
    >
      {isOpened && plays ? (
        <video
          ref={clip}
          className={media}
          src={plays}
          poster={thumbnail_url ?? undefined}
          aria-label={title}
          onPlay={({ currentTarget }) => {
            playsAlone(currentTarget);
            setIsPlaying(true);
          }}
          onPause={() => setIsPlaying(false)}
          autoPlay
          loop
          playsInline
        />
      ) : (
        <HoverClip className={moving} clip={plays}>
          <Still {...{ creation, title }} className={media} blankClass={blank} />
        </HoverClip>
      )}
      {plays && (
        <IconButton
          className={playButton}
          size="sm"
          icon={isPlaying ? Pause : Play}
          label={said[isPlaying ? 'pause' : 'play'](title)}
          onPress={toggle}
        />
      )}
      {children}
    </div>
  );
}
