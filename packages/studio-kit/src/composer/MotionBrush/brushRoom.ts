import type { MediaFile } from '@kinora/contract';
import type { CSSProperties } from 'react';

/** What is drawn on has the width there is, as long as all of it is in sight; its place is there before it is drawn. */
export const brushRoom = ({ width, height }: Pick<MediaFile, 'width' | 'height'>) =>
  (width && height ? { '--kit-ratio': width / height } : undefined) as CSSProperties | undefined;
