import { useId } from 'react';
import type { ComponentProps, Ref } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { englishOfMedia } from '../Media/mediaLabels.ts';
import type { MediaLabels } from '../Media/mediaLabels.ts';
import { useMergedRefs } from '../../refs/useMergedRefs.ts';
import { MediaDeck } from '../Media/MediaDeck.tsx';
import { MediaFailure } from '../Media/MediaFailure.tsx';
import { readMedia } from '../Media/mediaState.ts';
import type { MediaProblem } from '../Media/mediaState.ts';
import { usePlayer } from '../Media/usePlayer.ts';
import { audio, title } from './Audio.css.ts';

type SoundProps = Pick<ComponentProps<'audio'>, 'preload' | 'crossOrigin'>;

export interface AudioProps extends Omit<ComponentProps<'div'>, 'style' | 'children' | 'role'>, SoundProps {
  src: string;
  /** What is heard: stands over it and names the player. */
  label: string;
  isLooping?: boolean | undefined;
  onPlayingChange?: ((sound: { isPlaying: boolean; time: number }) => void) | undefined;
  onEnded?: (() => void) | undefined;
  onBroken?: ((sound: { src: string; problem: MediaProblem }) => void) | undefined;
  soundRef?: Ref<HTMLAudioElement> | undefined;
  labels?: Partial<Labels> | undefined;
}

const noTracks: readonly never[] = [];

/** A sound: a voice for a face, a track for a clip. It never begins by itself. */
export function Audio({
  src,
  label,
  isLooping = false,
  preload = 'metadata',
  crossOrigin,
  onPlayingChange,
  onEnded,
  onBroken,
  soundRef,
  labels,
  className,
  ref,
  onKeyDown,
  ...rest
}: AudioProps) {
  const words: MediaLabels = useWords(englishOfMedia, labels);
  const titleId = useId();
  const player = usePlayer(noTracks, undefined);
  const { root, setElement, state } = player;
  const { problem } = state;
  const outer = useMergedRefs(root, ref);
  const sound = useMergedRefs<HTMLAudioElement>(setElement, soundRef);
  return (
    // It only hears what its own buttons leave over.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      data-component="Audio"
      tabIndex={-1}
      {...rest}
      ref={outer}
      role="group"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        player.onKeyDown(event);
      }}
      className={joinClasses(audio, className)}
    >
      <div id={titleId} data-part="label" className={title}>
        {label}
      </div>
      <audio
        ref={sound}
        {...{ src, preload, crossOrigin }}
        loop={isLooping}
        onPlay={({ currentTarget: { currentTime: time } }) => onPlayingChange?.({ isPlaying: true, time })}
        onPause={({ currentTarget: { currentTime: time } }) => onPlayingChange?.({ isPlaying: false, time })}
        onEnded={() => onEnded?.()}
        onError={({ currentTarget }) => {
          const { problem: found } = readMedia(currentTarget);
          if (found) onBroken?.({ src, problem: found });
        }}
      />
      {problem ? (
        <MediaFailure {...{ src, problem }} labels={words} onTryAgain={player.tryAgain} />
      ) : (
        <MediaDeck player={player} labels={words} />
      )}
    </div>
  );
}
