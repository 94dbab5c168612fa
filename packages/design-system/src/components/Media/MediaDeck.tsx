import { StepBack, StepForward, Maximize2, Minimize2, Pause, Play } from '../../icons/glyphs.ts';
import type { MediaLabels } from './mediaLabels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { controls, deck, seek, spacer } from './MediaDeck.css.ts';
import { MediaSettings } from './MediaSettings.tsx';
import { MediaSlider } from './MediaSlider.tsx';
import { mediaTime, seekStep } from './mediaTime.ts';
import { MediaClock } from './MediaClock.tsx';
import { seekTo } from './mediaDeeds.ts';
import type { Player } from './usePlayer.ts';

interface MediaDeckProps {
  player: Player;
  labels: MediaLabels;
}

// A sound has no frames; an arrow goes a tenth of a second.
const grain = 10;

/** Everything that is pressed and slid under a clip or a sound. */
export function MediaDeck({ player, labels }: MediaDeckProps) {
  const { state, framesPerSecond, fullScreen, act, obey } = player;
  const { time, length, isPlaying, problem } = state;
  const isOff = length === 0 || problem !== undefined;
  return (
    <div data-part="controls" className={deck}>
      <div dir="ltr" className={controls}>
        <IconButton
          data-part="play"
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? labels.pause : labels.play}
          isDisabled={problem !== undefined}
          onPress={() => obey('playOrPause')}
        />
        {framesPerSecond && (
          <>
            <IconButton
              data-part="previousFrame"
              icon={StepBack}
              label={labels.previousFrame}
              isDisabled={isOff}
              onPress={() => obey('previousFrame')}
            />
            <IconButton
              data-part="nextFrame"
              icon={StepForward}
              label={labels.nextFrame}
              isDisabled={isOff}
              onPress={() => obey('nextFrame')}
            />
          </>
        )}
        <MediaSlider
          part="seek"
          label={labels.position}
          value={Math.min(time, length || 1)}
          maxValue={length || 1}
          step={seekStep(length, 1 / (framesPerSecond ?? grain))}
          spoken={labels.positionOf(mediaTime(time), mediaTime(length))}
          isDisabled={isOff}
          onChange={(seconds) => act((element) => seekTo(element, seconds))}
          className={seek}
        />
        <MediaClock {...{ state }} waiting={labels.loading} />
        <span className={spacer} />
        <MediaSettings {...{ player, labels }} />
        {framesPerSecond && fullScreen.isPossible && (
          <IconButton
            data-part="fullScreen"
            icon={fullScreen.isOn ? Minimize2 : Maximize2}
            label={fullScreen.isOn ? labels.leaveFullScreen : labels.fullScreen}
            onPress={() => obey('fullScreen')}
          />
        )}
      </div>
    </div>
  );
}
