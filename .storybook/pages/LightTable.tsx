import './opening.css';
import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import castle from '../../packages/app/src/pictures/model-flux-dev.webp';
import cabin from '../../packages/app/src/pictures/model-flux-realism.webp';
import town from '../../packages/app/src/pictures/model-sdxl.webp';
import night from '../../packages/app/src/pictures/tool-kling-ai.webp';
import sail from '../../packages/app/src/pictures/tool-wan-i2v.webp';
import balloon from '../../packages/app/src/pictures/tool-seedance.webp';
import firs from '../../packages/app/src/pictures/tool-stable-video.webp';
import lighthouse from '../../packages/app/src/pictures/tool-veo3.webp';
import { Button } from '../../packages/design-system/src/components/Button/Button.tsx';
import { FilmEdge } from '../../packages/design-system/src/components/FilmEdge/FilmEdge.tsx';
import { Frame } from '../../packages/design-system/src/components/Frame/Frame.tsx';
import { ProgressBar } from '../../packages/design-system/src/components/ProgressBar/ProgressBar.tsx';

const frames = [
  ['11', 'Firs in the mist', firs],
  ['11A', 'A lighthouse in a storm', lighthouse],
  ['12', 'A cabin by a lake', cabin],
  ['12A', 'A castle at sunrise', castle],
  ['13', 'A town by the sea at dusk', town],
  ['13A', 'A city at night', night],
  ['14', 'A sail at sunset', sail],
] as const;
const hands = ['first', 'second', 'third'] as const;
const latest = '14A';

/** A step of the work, in milliseconds and in percent. */
const step = { every: 120, by: 4 };

/** A sheet that works: press a frame to circle it, press Generate to see the next one develop. */
export function LightTable() {
  const [chosen, setChosen] = useState<string>('12A');
  const [percent, setPercent] = useState<number | null>(null);
  const isWorking = percent !== null && percent < 100;
  useEffect(() => {
    if (!isWorking) return undefined;
    const work = setInterval(
      () => setPercent((before) => Math.min(100, (before ?? 0) + step.by)),
      step.every,
    );
    return () => clearInterval(work);
  }, [isWorking]);
  const share = (percent ?? 0) / 100;
  return (
    <div className="opening-table">
      <FilmEdge number={latest}>Contact sheet 04</FilmEdge>
      <div className="opening-sheet">
        {frames.map(([number, title, picture], index) => (
          <button
            key={number}
            type="button"
            className="opening-frame"
            // A figure is named by its caption alone.
            aria-label={`${number}, ${title}`}
            aria-pressed={chosen === number}
            onClick={() => setChosen(number)}
          >
            <Frame number={number} fit="cover" isChosen={chosen === number} hand={hands[index % 3]}>
              <img src={picture} alt={title} />
            </Frame>
          </button>
        ))}
        <button
          type="button"
          className="opening-frame"
          aria-label={`${latest}, ${percent === 100 ? 'a balloon over a meadow' : 'not exposed yet'}`}
          aria-pressed={chosen === latest}
          disabled={percent !== 100}
          onClick={() => setChosen(latest)}
        >
          <Frame
            number={latest}
            caption={isWorking ? `${percent} %` : undefined}
            fit="cover"
            isChosen={chosen === latest}
            foot={isWorking && <ProgressBar label="Developing" isLabelHidden size="sm" value={percent} />}
          >
            {percent !== null && (
              <img
                src={balloon}
                alt="A balloon over a meadow"
                className="opening-print"
                style={{ '--developed': share } as CSSProperties}
              />
            )}
          </Frame>
        </button>
      </div>
      <div className="opening-deed">
        <Button
          tone="accent"
          variant="solid"
          size="lg"
          trailing="16"
          isUnavailable={isWorking}
          onPress={() => !isWorking && setPercent(0)}
        >
          Generate
        </Button>
        <FilmEdge>{isWorking ? 'Developing' : 'Press a frame to circle it'}</FilmEdge>
      </div>
    </div>
  );
}
