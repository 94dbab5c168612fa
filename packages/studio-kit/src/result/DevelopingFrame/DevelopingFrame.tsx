import { ProgressBar, Text } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { foot, frame, still } from './DevelopingFrame.css.ts';

export interface DevelopingFrameProps {
  /** Width through height of what is being made. */
  ratio: number;
  /** What happens now, in the tool's words: 'Generating Video...'. */
  label: string;
  /** 0 to 1, or null where there is no estimate. */
  progress: number | null;
  /** How many wait before this one. */
  position?: number | null | undefined;
  /** The picture it is made from, shown undeveloped. */
  picture?: ReactNode;
}

const waiting = (ahead: number) => (ahead === 0 ? 'Next in line' : `${ahead} ahead in line`);

/** A frame in its final shape while its picture develops. */
export function DevelopingFrame({ ratio, label, progress, position, picture }: DevelopingFrameProps) {
  const said =
    progress === null
      ? position == null
        ? undefined
        : waiting(position)
      : `${Math.round(progress * 100)} %`;
  return (
    <div className={frame} data-component="DevelopingFrame" style={{ aspectRatio: ratio }}>
      {picture && <div className={still}>{picture}</div>}
      <div className={foot}>
        <ProgressBar
          label={label}
          {...(progress === null ? { isIndeterminate: true } : { value: progress * 100 })}
          valueLabel={said}
        />
        {progress === null && said && (
          <Text size="xs" isMono>
            {said}
          </Text>
        )}
      </div>
    </div>
  );
}
