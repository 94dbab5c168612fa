import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { useEffect } from 'react';
import type { ComponentProps, Ref } from 'react';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { englishOfMedia } from '../Media/mediaLabels.ts';
import type { MediaLabels } from '../Media/mediaLabels.ts';
import { useMergedRefs } from '../../refs/useMergedRefs.ts';
import { MediaDeck } from '../Media/MediaDeck.tsx';
import { playOrPause, playSilently } from '../Media/mediaDeeds.ts';
import { MediaFailure } from '../Media/MediaFailure.tsx';
import { readMedia } from '../Media/mediaState.ts';
import type { MediaProblem } from '../Media/mediaState.ts';
import type { CaptionTrack } from '../Media/useCaptions.ts';
import { usePlayer } from '../Media/usePlayer.ts';
import { wantsLessMotion } from '../Media/wantsLessMotion.ts';
import { failure, frame, picture, video, videoAspect } from './Video.css.ts';

type ClipProps = Pick<ComponentProps<'video'>, 'poster' | 'preload' | 'crossOrigin'>;

export interface VideoProps extends Omit<ComponentProps<'div'>, 'style' | 'children' | 'role'>, ClipProps {
  src: string;
  /** What it shows: names the player. */
  label: string;
  /** Width through height: 16 / 9. Keeps its room from the first moment. */
  aspect?: number | undefined;
  /** For stepping from frame to frame. @default 24 */
  framesPerSecond?: number | undefined;
  tracks?: readonly CaptionTrack[] | undefined;
  /** Begins by itself, without sound; never for those who asked for less motion. */
  isAutoPlaying?: boolean | undefined;
  isLooping?: boolean | undefined;
  isMuted?: boolean | undefined;
  onPlayingChange?: ((clip: { isPlaying: boolean; time: number }) => void) | undefined;
  onEnded?: (() => void) | undefined;
  onBroken?: ((clip: { src: string; problem: MediaProblem }) => void) | undefined;
  /** The clip itself: to take a frame of it. */
  clipRef?: Ref<HTMLVideoElement> | undefined;
  labels?: Partial<Labels> | undefined;
}

const noTracks: readonly CaptionTrack[] = [];

/** A clip over its controls, which never cover the picture. */
export function Video({
  src,
  label,
  aspect,
  framesPerSecond = 24,
  tracks = noTracks,
  isAutoPlaying = false,
  isLooping = false,
  isMuted = false,
  poster,
  preload = 'metadata',
  crossOrigin,
  onPlayingChange,
  onEnded,
  onBroken,
  clipRef,
  labels,
  className,
  ref,
  onKeyDown,
  ...rest
}: VideoProps) {
  const words: MediaLabels = useWords(englishOfMedia, labels);
  const player = usePlayer(tracks, framesPerSecond);
  const { root, element, setElement, state, fullScreen } = player;
  const { problem } = state;
  const outer = useMergedRefs(root, ref);
  const clip = useMergedRefs<HTMLVideoElement>(setElement, clipRef);

  useEffect(() => {
    if (!isAutoPlaying || !element || wantsLessMotion(element)) return;
    playSilently(element);
  }, [isAutoPlaying, element, src]);

  return (
    // On the whole screen nothing beside this element shows, so what floats comes into it.
    <PortalProvider getContainer={fullScreen.isOn ? () => root.current : null}>
      {/* It only hears what its own buttons leave over. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        data-component="Video"
        tabIndex={-1}
        {...rest}
        ref={outer}
        role="group"
        aria-label={label}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          player.onKeyDown(event);
        }}
        className={joinClasses(video, className)}
        style={aspect ? cssVariables([[videoAspect, String(aspect)]]) : undefined}
      >
        <div data-part="frame" className={frame}>
          {/* A press on the picture is a short cut for a pointer: keys have the button. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <video
            ref={clip}
            {...{ src, poster, preload, crossOrigin }}
            aria-label={label}
            loop={isLooping}
            muted={isMuted}
            playsInline
            data-part="picture"
            onClick={() => element && playOrPause(element)}
            onPlay={({ currentTarget: { currentTime: time } }) =>
              onPlayingChange?.({ isPlaying: true, time })
            }
            onPause={({ currentTarget: { currentTime: time } }) =>
              onPlayingChange?.({ isPlaying: false, time })
            }
            onEnded={() => onEnded?.()}
            onError={({ currentTarget }) => {
              const { problem: found } = readMedia(currentTarget);
              if (found) onBroken?.({ src, problem: found });
            }}
            className={picture}
          >
            {tracks.map(({ src: words, language, label: name }) => (
              <track key={words} kind="captions" src={words} srcLang={language} label={name} />
            ))}
          </video>
          {problem && (
            <div className={failure}>
              <MediaFailure {...{ src, problem }} labels={words} onTryAgain={player.tryAgain} />
            </div>
          )}
        </div>
        <MediaDeck player={player} labels={words} />
      </div>
    </PortalProvider>
  );
}
