import { wholeOf, type MediaFile, type MediaKind, type Saying } from '@kinora/contract';
import { DropZone, FileButton, Inline, Notice, Stack, Text, VisuallyHidden } from '@kinora/design-system';
import { ImagePlus, Plus } from '@kinora/design-system/icons';
import { useEffect, useId, useInsertionEffect, useRef, useState } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { listLabels } from '../../labels/listLabels.ts';
import { focusAfter } from '../../focusAfter.ts';
import { ErrorMessage } from '../UploadZone/ErrorMessage.tsx';
import { useFileChoice } from '../UploadZone/index.ts';
import { grid, held, hintLine, zone } from './UploadList.css.ts';
import { movedTo } from './movedTo.ts';
import { UploadTile } from './UploadTile.tsx';
import { useTileDrag } from './useTileDrag.ts';

const english = { ...composerLabels, ...listLabels };

export interface UploadListProps {
  /** @default 'image' */
  kind?: MediaKind | undefined;
  label: string;
  hint: string;
  /** As in a file field: 'image/*'. */
  accept: string;
  files: readonly MediaFile[];
  /** On the button that adds more, with the count: 'Add More Images (2/4)'. */
  moreLabel: string;
  isFull?: boolean | undefined;
  /** Where the order matters, the files can be moved. */
  isOrdered?: boolean | undefined;
  /** What to say beside them: the same of several is said once. */
  advice?: readonly string[] | undefined;
  refusalOf?: ((file: MediaFile) => Saying | null) | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Puts chosen files behind the held ones; answers with what to say when some find no room. */
  add: (
    held: readonly MediaFile[],
    chosen: readonly MediaFile[],
  ) => {
    readonly files: readonly MediaFile[];
    readonly errorMessage: Saying | null;
  };
  /** Files came, taken or not: what was wrong before them is no longer what matters. */
  onFilesOffered?: (() => void) | undefined;
  onFilesChanged: (event: { files: readonly MediaFile[] }) => void;
  labels?: Partial<KitLabels['composer']> | undefined;
}

const none: readonly string[] = [];
const heirs = '[data-part=remove], [data-component=FileButton]';

/** Names each file as itself, wherever it lies: the same one twice is told apart by which of them it is. */
const keysOf = (files: readonly MediaFile[]) =>
  files.map(({ name, size }, index) => {
    const twins = files.slice(0, index).filter((each) => each.name === name && each.size === size);
    return `${name} ${size} ${twins.length}`;
  });

/** A place for several files: click, drop, paste or keyboard; each can be removed, and moved where order matters. */
export function UploadList({
  kind = 'image',
  label,
  hint,
  accept,
  files,
  moreLabel,
  isFull = false,
  isOrdered = true,
  advice = none,
  refusalOf,
  errorMessage,
  isDisabled = false,
  add,
  onFilesOffered,
  onFilesChanged,
  labels,
}: UploadListProps) {
  const said = useKitLabels('composer', english, labels);
  const own = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const wrong = useId();
  const [crowded, setCrowded] = useState<Saying | null>(null);
  // Two choices may be read before the first of them is drawn.
  const inHand = useRef(files);
  useInsertionEffect(() => {
    inHand.current = files;
  }, [files]);
  const { isReading, refusal, dismiss, choose, refuse } = useFileChoice({
    kind,
    room: Infinity,
    refusalOf,
    onFilesOffered,
    onFilesRead(chosen) {
      const next = add(inHand.current, chosen);
      const fresh = next.files.slice(inHand.current.length).map(({ name }) => name);
      if (fresh[0]) {
        inHand.current = next.files;
        put(next.files, said.added(fresh.join(', ')), next.files.length);
      }
      setCrowded(next.errorMessage);
    },
  });
  useEffect(() => {
    // Below several pictures it may lie under what is docked.
    if (refusal) own.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const after = (change: () => void, place?: number) => focusAfter(change, own.current, heirs, place);
  const put = (next: readonly MediaFile[], what: string, place?: number) =>
    after(() => {
      setCrowded(null);
      setNews(what);
      onFilesChanged({ files: next });
    }, place);
  const move = (from: number, to: number) =>
    put(movedTo(files, from, to), said.movedTo(files[from]!.name, to + 1, files.length));
  const { list, shown, heldAt, gripOf } = useTileDrag(
    files,
    // What plays is pressed itself: its place is changed with the buttons alone.
    isOrdered && !isDisabled && kind === 'image',
    move,
  );
  const keys = keysOf(shown);

  const takes = {
    accept,
    allowsMultiple: true,
    isDisabled,
    errorMessage: errorMessage && <ErrorMessage id={wrong}>{errorMessage}</ErrorMessage>,
    onFilesDropped: choose,
    onFilesRefused: refuse,
  };

  return (
    <Stack ref={own} gap={8} data-component="UploadList" role="group" aria-label={label}>
      {files.length === 0 ? (
        <DropZone
          {...takes}
          className={zone}
          label={said.dropSeveral(label)}
          description={isReading ? said.reading : hint}
        />
      ) : (
        <DropZone {...takes} label={said.dropMore(label)}>
          <Stack gap={12} className={held}>
            <ol className={grid} ref={list}>
              {shown.map((file, index) => (
                <UploadTile
                  key={keys[index]}
                  kind={kind}
                  file={file}
                  position={index + 1}
                  count={files.length}
                  isOrdered={isOrdered}
                  isDisabled={isDisabled}
                  isHeld={heldAt === index}
                  grip={gripOf(index)}
                  said={said}
                  onMoved={(by) => move(index, index + by)}
                  onRemoved={() => {
                    dismiss();
                    put(
                      files.filter((_, other) => other !== index),
                      said.removed(file.name),
                      index,
                    );
                  }}
                />
              ))}
            </ol>
            <Inline gap={8} justify="between">
              <FileButton
                size="sm"
                icon={kind === 'image' ? ImagePlus : Plus}
                accept={accept}
                allowsMultiple
                isDisabled={isDisabled}
                isUnavailable={isFull}
                {...(errorMessage && { 'aria-describedby': wrong })}
                onFilesPicked={choose}
              >
                {moreLabel}
              </FileButton>
              <Text size="xs" tone="tertiary" className={hintLine}>
                {isReading ? said.reading : hint}
              </Text>
            </Inline>
          </Stack>
        </DropZone>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {refusal && (
        <Notice tone="danger" onDismissed={() => after(dismiss, files.length)}>
          {refusal}
        </Notice>
      )}
      {crowded && (
        <Notice tone="warning" onDismissed={() => after(() => setCrowded(null), files.length)}>
          {wholeOf(crowded)}
        </Notice>
      )}
      {advice.map((line) => (
        <Notice key={line} tone="warning">
          {line}
        </Notice>
      ))}
    </Stack>
  );
}
