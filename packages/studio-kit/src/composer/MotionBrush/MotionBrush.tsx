import { placedStroke, type MediaFile, type Stroke } from '@kinora/contract';
import { Button, Inline, Stack, Text } from '@kinora/design-system';
import { Brush, Undo2 } from '@kinora/design-system/icons';
import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { strokeLabels } from '../../labels/strokeLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { focusAfter } from '../../focusAfter.ts';
import { BlobImage } from '../UploadZone/index.ts';
import { picture, stage, surface } from './MotionBrush.css.ts';
import { StrokeLines } from './StrokeLines.tsx';
import { StrokeList } from './StrokeList.tsx';
import { useDrawing } from './useDrawing.ts';

/** What is drawn on has the width there is, as long as all of it is in sight; its place is there before it is drawn. */
const brushRoom = ({ width, height }: Pick<MediaFile, 'width' | 'height'>) =>
  (width && height ? { '--kit-ratio': width / height } : undefined) as CSSProperties | undefined;

export interface MotionBrushProps {
  label: string;
  help?: string | undefined;
  /** What is drawn on. */
  picture: MediaFile;
  strokes: readonly Stroke[];
  max: number;
  /** Why Generate would not take them. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Something else is looked at when it comes; without it, all of it is brought into sight. */
  isLeftInPlace?: boolean | undefined;
  onStrokesChanged: (event: { strokes: readonly Stroke[] }) => void;
  labels?: Partial<KitLabels['strokes']> | undefined;
}

/** Strokes over a picture that say what moves and where to: drawn by pointer, or placed and steered by keyboard. */
export function MotionBrush({
  label,
  help,
  picture: file,
  strokes,
  max,
  errorMessage,
  isDisabled = false,
  isLeftInPlace,
  onStrokesChanged,
  labels,
}: MotionBrushProps) {
  const said = useKitLabels('strokes', strokeLabels, labels);
  const { number } = useReadable();
  const note = useId();
  const [news, setNews] = useState('');
  // What each change replaced, so that it can be taken back one by one.
  const [before, setBefore] = useState<readonly (readonly Stroke[])[]>([]);
  const own = useRef<HTMLDivElement>(null);
  // Between the bar and the dock.
  useEffect(() => {
    if (!isLeftInPlace) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isLeftInPlace]);
  const put = (next: readonly Stroke[], what?: string) => {
    setBefore((earlier) => [...earlier, strokes]);
    if (what !== undefined) setNews(what);
    onStrokesChanged({ strokes: next });
  };
  const most = number(max);
  const isFull = strokes.length >= max;
  const {
    surface: place,
    shown,
    onArrowGrabbed,
    ...pointer
  } = useDrawing({
    strokes,
    max,
    isDisabled,
    onChanged: (next, how) => put(next, how === 'drawn' ? said.drawn(number(next.length), most) : said.aimed),
    onTooMany: () => setNews(said.full(most)),
  });
  const undo = () => {
    const last = before.at(-1);
    if (!last) return setNews(said.nothingToUndo);
    setBefore(before.slice(0, -1));
    setNews(said.undone);
    onStrokesChanged({ strokes: last });
  };

  return (
    <Stack
      ref={own}
      gap={8}
      data-component="MotionBrush"
      role="group"
      aria-label={label}
      aria-describedby={errorMessage && note}
    >
      <div className={stage}>
        <div
          ref={place}
          className={surface}
          style={brushRoom(file)}
          data-part="surface"
          data-disabled={isDisabled || undefined}
          {...pointer}
        >
          <BlobImage className={picture} blob={file.blob} alt={said.drawnOn(label, file.name)} />
          <StrokeLines strokes={shown} onArrowGrabbed={onArrowGrabbed} />
        </div>
      </div>
      {/* Before what is said, which takes a line or two: they stay where they are. */}
      <Inline gap={4}>
        <Button
          size="sm"
          icon={Brush}
          data-part="add"
          aria-describedby={errorMessage && note}
          isDisabled={isDisabled}
          isUnavailable={isFull}
          onPress={() =>
            isFull
              ? setNews(said.full(most))
              : put([...strokes, placedStroke(strokes)], said.placed(number(strokes.length + 1), most))
          }
        >
          {said.add(number(strokes.length), most)}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={Undo2}
          isDisabled={isDisabled}
          isUnavailable={before.length === 0}
          onPress={undo}
        >
          {said.undo}
        </Button>
      </Inline>
      <Text id={note} size="sm" tone={errorMessage ? 'danger' : 'secondary'} aria-live="polite">
        {errorMessage ??
          (news || [strokes.length === 0 && said.nothingDrawn, help].filter(Boolean).join(' '))}
      </Text>
      {strokes.length > 0 && (
        <StrokeList
          strokes={strokes}
          said={said}
          isDisabled={isDisabled}
          onStrokeChanged={(index, stroke) =>
            put(strokes.map((each, other) => (other === index ? stroke : each)))
          }
          onKeyReleased={setNews}
          onStrokeRemoved={(index) =>
            focusAfter(
              () =>
                put(
                  strokes.filter((_, other) => other !== index),
                  said.removed(number(index + 1)),
                ),
              own.current,
              '[data-part=remove], [data-part=add]',
              index,
            )
          }
        />
      )}
    </Stack>
  );
}
