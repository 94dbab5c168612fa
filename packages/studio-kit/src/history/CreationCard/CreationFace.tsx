import { ratioOfSides, type ShownCreation, type StudioCreation } from '@kinora/contract';
import { IconButton, wantsLessMotion } from '@kinora/design-system';
import { Pause, Play } from '@kinora/design-system/icons';
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import type { KitLabels } from '../../labels/index.ts';
import { blank, face, media, playButton } from './CreationCard.css.ts';
import { playsAlone } from '../../onePlays.ts';
import { Still } from './Still.tsx';

export interface CreationFaceProps {
  /** Where its sides are known, what lies on its picture keeps to that. */
  creation: Pick<ShownCreation, 'type' | 'status' | 'file_url' | 'thumbnail_url'> &
    Partial<Pick<StudioCreation, 'width' | 'height'>>;
  title: string;
  said: Pick<KitLabels['history'], 'play' | 'pause'>;
  /** Lies on the picture. */
  children?: ReactNode;
}

type Shown = 'still' | 'preview' | 'clip';

/** A pointer that is on its way elsewhere sets nothing in motion. */
const rests = 200;

/**
 * What a creation looks like. A clip is only loaded once somebody wants to see it move: under a pointer that rests on it
 * it plays without a sound, pressed it goes on with it; opened, it has all its controls.
 */
export function CreationFace({ creation, title, said, children }: CreationFaceProps) {
  const [shows, setShows] = useState<Shown>('still');
  const [isPlaying, setIsPlaying] = useState(false);
  const clip = useRef<HTMLVideoElement>(null);
  const [isResting, setIsResting] = useState(false);
  const { file_url, status, thumbnail_url, type } = creation;
  const plays = type === 'video' && file_url && status === 'completed';
  const isPlayed = isPlaying && shows === 'clip';

  useEffect(() => {
    if (!isResting) return undefined;
    const rest = setTimeout(setShows, rests, (now: Shown) => (now === 'still' ? 'preview' : now));
    return () => clearTimeout(rest);
  }, [isResting]);

  const toggle = () => {
    setIsResting(false);
    setShows('clip');
    if (isPlayed) clip.current?.pause();
    // A browser may refuse: then it stays still.
    else clip.current?.play().catch(() => {});
  };
  const enter = ({ pointerType, currentTarget }: PointerEvent) => {
    if (plays && pointerType === 'mouse' && !wantsLessMotion(currentTarget)) setIsResting(true);
  };
  const leave = () => {
    setIsResting(false);
    setShows((now) => (now === 'preview' ? 'still' : now));
  };

  return (
    <div
      className={face}
      style={{ '--kit-ratio': ratioOfSides(creation) } as CSSProperties}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      {shows !== 'still' && file_url ? (
        <video
          ref={clip}
          className={media}
          src={file_url}
          poster={thumbnail_url ?? undefined}
          aria-label={title}
          onPlay={({ currentTarget }) => {
            playsAlone(currentTarget);
            setIsPlaying(true);
          }}
          onPause={() => setIsPlaying(false)}
          muted={shows === 'preview'}
          autoPlay
          loop
          playsInline
        />
      ) : (
        <Still {...{ creation, title }} className={media} blankClass={blank} />
      )}
      {plays && (
        <IconButton
          className={playButton}
          size="sm"
          icon={isPlayed ? Pause : Play}
          label={said[isPlayed ? 'pause' : 'play'](title)}
          onPress={toggle}
        />
      )}
      {children}
    </div>
  );
}
