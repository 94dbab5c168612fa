import { Button, Inline, ProgressBar, Text } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { frameWidth } from '../aspect.ts';
import { deeds, foot, frame, still } from './DevelopingFrame.css.ts';

export interface DevelopingFrameProps {
  /** Width through height of what is being made. */
  ratio: number;
  /** What happens now, in the tool's words: 'Generating Video...'. */
  label: string;
  /** 0 to 1, or null where there is no estimate. */
  progress: number | null;
  /** How many wait before this one. */
  position?: number | null | undefined;
  /** What stands in its way, while it goes on. */
  note?: ReactNode;
  /** The picture it is made from, shown undeveloped. */
  picture?: ReactNode;
  /** What a cancellation would give back, said before it is pressed. */
  cancelNote?: string | null | undefined;
  /** Puts a button on the frame that ends it; null while there is nothing to end. */
  onCancelRequested?: (() => void) | null | undefined;
  labels?: Partial<KitLabels['result']> | undefined;
}

/** A frame in its final shape while its picture develops. */
export function DevelopingFrame({
  ratio,
  label,
  progress,
  position,
  note,
  picture,
  cancelNote,
  onCancelRequested,
  labels,
}: DevelopingFrameProps) {
  const words = useKitLabels('result', resultLabels, labels);
  const { number, share } = useReadable();
  const waiting = position == null ? undefined : position === 0 ? words.next : words.ahead(number(position));
  const said = progress === null ? waiting : share(progress);
  return (
    <div
      className={frame}
      data-component="DevelopingFrame"
      style={{ aspectRatio: ratio, maxInlineSize: frameWidth(ratio) }}
    >
      {picture && <div className={still}>{picture}</div>}
      <div className={foot}>
        <ProgressBar
          label={label}
          {...(progress === null ? { isIndeterminate: true } : { value: progress * 100 })}
          valueLabel={said}
        />
        {note && <Text size="xs">{note}</Text>}
        {onCancelRequested && (
          <Inline gap={8} className={deeds}>
            {cancelNote && (
              <Text size="xs" tone="secondary">
                {cancelNote}
              </Text>
            )}
            <Button size="sm" variant="outline" onPress={onCancelRequested}>
              {words.cancel}
            </Button>
          </Inline>
        )}
      </div>
    </div>
  );
}
