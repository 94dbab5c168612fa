import { useLocale } from '../../labels/LocaleProvider.tsx';
import { Captions, Volume2, VolumeX } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { MediaLabels } from './mediaLabels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { volume as volumeClass } from './MediaDeck.css.ts';
import { MediaChoice } from './MediaChoice.tsx';
import { setSpeed, setVolume } from './mediaDeeds.ts';
import { MediaSlider } from './MediaSlider.tsx';
import type { Player } from './usePlayer.ts';

const mediaSpeeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const noCaptions = '-1';

interface MediaSettingsProps {
  player: Player;
  labels: MediaLabels;
}

/** How loud, how fast, and with which words under it. */
export function MediaSettings({ player, labels }: MediaSettingsProps) {
  const { locale } = useLocale();
  const { state, tracks, captions, act, obey } = player;
  const loudness = state.isMuted ? 0 : state.volume;
  const speed = (rate: number) => `${new Intl.NumberFormat(locale).format(rate)}×`;
  return (
    <>
      <IconButton
        data-part="mute"
        icon={state.isMuted ? VolumeX : Volume2}
        label={state.isMuted ? labels.unmute : labels.mute}
        onPress={() => obey('mute')}
      />
      <MediaSlider
        part="volume"
        label={labels.volume}
        value={loudness}
        maxValue={1}
        step={0.05}
        spoken={new Intl.NumberFormat(locale, { style: 'percent' }).format(loudness)}
        onChange={(next) => act((element) => setVolume(element, next))}
        className={volumeClass}
      />
      <MediaChoice
        part="speed"
        label={labels.speed}
        shown={<bdi dir="ltr">{speed(state.rate)}</bdi>}
        options={mediaSpeeds.map((rate) => ({ id: String(rate), label: speed(rate) }))}
        selected={String(state.rate)}
        onChosen={(id) => act((element) => setSpeed(element, Number(id)))}
      />
      {tracks.length > 0 && (
        <MediaChoice
          part="captions"
          label={labels.captions}
          shown={<Icon glyph={Captions} size={18} />}
          options={[
            { id: noCaptions, label: labels.captionsOff },
            ...tracks.map(({ label }, index) => ({ id: String(index), label })),
          ]}
          selected={String(captions.shown)}
          onChosen={(id) => captions.show(Number(id))}
        />
      )}
    </>
  );
}
