import { Button, Inline, ProgressBar, Text } from '@kinora/design-system';
import type { CSSProperties, ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { shapedAs } from '../aspect.ts';
import { ground } from '../ground.css.ts';
import { about, deeds, frame, line, room, root, still, told } from './DevelopingFrame.css.ts';

export interface DevelopingFrameProps {
  /** Width through height of what is being made. */
  ratio: number;
  /** What happens now, in the tool's words: 'Generating Video...'. */
  label: string;
  /** What is to be read under it instead, where there is more to say. */
  caption?: string | undefined;
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
  /** Puts a button beside that one which leaves it to itself, and makes room for another. */
  onAnotherRequested?: (() => void) | null | undefined;
  labels?: Partial<KitLabels['result']> | undefined;
}

/** A frame in its final shape while its picture develops. */
export function DevelopingFrame({
  ratio,
  label,
  caption = label,
  progress,
  position,
  note,
  picture,
  cancelNote,
  onCancelRequested,
  onAnotherRequested,
  labels,
}: DevelopingFrameProps) {
  const words = useKitLabels('result', resultLabels, labels);
  const { number, share } = useReadable();
  const waiting = position == null ? undefined : position === 0 ? words.next : words.ahead(number(position));
  const said = progress === null ? waiting : share(progress);
  return (
    <div className={root} data-component="DevelopingFrame">
      <div className={ground} data-part="ground" style={shapedAs(ratio)}>
        <div className={room}>
          <div className={frame} data-part="frame">
            {picture && (
              <div className={still} style={{ '--kit-developed': progress ?? 0 } as CSSProperties}>
                {picture}
              </div>
            )}
          </div>
          <ProgressBar
            label={label}
            isLabelHidden
            size="sm"
            className={line}
            {...(progress === null ? { isIndeterminate: true } : { value: progress * 100 })}
            valueLabel={said}
          />
        </div>
      </div>
      <div className={about}>
        <div className={told} data-part="told">
          <Text size="sm" tone="secondary" aria-hidden="true">
            {caption}
          </Text>
          {said !== undefined && (
            <Text size="xs" isMono aria-hidden="true">
              <bdi>{said}</bdi>
            </Text>
          )}
        </div>
        {onCancelRequested && (
          <div className={deeds}>
            {cancelNote && (
              <Text size="xs" tone="secondary">
                {cancelNote}
              </Text>
            )}
            <Inline gap={8}>
              {onAnotherRequested && (
                <Button size="sm" variant="outline" onPress={onAnotherRequested}>
                  {words.meanwhile}
                </Button>
              )}
              <Button size="sm" variant="outline" onPress={onCancelRequested}>
                {words.cancel}
              </Button>
            </Inline>
          </div>
        )}
      </div>
      {note && <Text size="xs">{note}</Text>}
    </div>
  );
}
