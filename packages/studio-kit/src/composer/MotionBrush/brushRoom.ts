import type { MediaFile } from '@kinora/contract';
import type { CSSProperties } from 'react';

export const tallest = 'var(--kit-drawn-on, min(56vh, 34rem))';

/** What is drawn on has the width there is, as long as all of it is in sight. */
export const brushRoom = ({
  width,
  height,
}: Pick<MediaFile, 'width' | 'height'>): CSSProperties | undefined =>
  width && height
    ? ({
        '--kit-brush-width': `min(100%, calc(${tallest} * ${(width / height).toFixed(4)}))`,
        '--kit-brush-picture': '100%',
        // It has its place before the picture is drawn.
        aspectRatio: width / height,
      } as CSSProperties)
    : undefined;
