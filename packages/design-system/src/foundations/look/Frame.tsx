import { Text } from '../../components/Text/Text.tsx';
import { samplePictures } from './samplePictures.ts';
import type { SamplePicture } from './samplePictures.ts';

export interface FrameProps {
  picture: SamplePicture;
  /** As it stands on the edge of the film. */
  number: string;
  isChosen?: boolean;
}

// Drawn by hand, so a little uneven.
const ring = 'M9 14Q4 100 11 198Q150 206 303 199Q309 104 301 9Q148 3 16 8';

/** One frame of a contact sheet; the chosen one is circled by the marker. */
export function Frame({ picture, number, isChosen = false }: FrameProps) {
  return (
    <figure style={{ margin: 0, minInlineSize: 0 }}>
      <div style={{ position: 'relative', aspectRatio: '3 / 2' }}>
        <img
          src={samplePictures[picture]}
          alt={isChosen ? `${picture}, chosen` : picture}
          style={{
            display: 'block',
            inlineSize: '100%',
            blockSize: '100%',
            objectFit: 'cover',
            borderRadius: 'var(--ds-radius-frame)',
          }}
        />
        {isChosen ? (
          <svg
            viewBox="0 0 312 208"
            preserveAspectRatio="none"
            aria-hidden="true"
            style={{
              position: 'absolute',
              inset: -7,
              maxInlineSize: 'none',
              inlineSize: 'calc(100% + 14px)',
              blockSize: 'calc(100% + 14px)',
            }}
          >
            <path
              d={ring}
              fill="none"
              stroke="var(--ds-accent-on)"
              strokeWidth="6"
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
            />
            <path
              d={ring}
              fill="none"
              stroke="var(--ds-accent-solid)"
              strokeWidth="3.5"
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
            />
          </svg>
        ) : null}
      </div>
      <figcaption style={{ paddingBlockStart: 6 }}>
        <Text size="xs" tone={isChosen ? 'primary' : 'tertiary'} isMono>
          {number}
        </Text>
      </figcaption>
    </figure>
  );
}
