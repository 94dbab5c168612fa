import { type MediaFile, type MediaKind, type Saying } from '@kinora/contract';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../useLatest.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { fetchFileReading } from '../../late/lateCode.ts';
import { useKitLabelChanges, useKitLabels } from '../../labels/index.ts';
import { FileReadings } from './fileReadings.ts';
import type { Refused } from './readChosen.ts';
import { hearTaken, tellTaken } from './takenFiles.ts';
import { useFileReadings } from './useFileReadings.ts';

export interface FileChoice {
  /** Why the last choice was not taken, or not whole. */
  readonly refusal: string | null;
  readonly dismiss: () => void;
  readonly isReading: boolean;
  readonly choose: (event: { files: readonly File[] }) => void;
  /** True: it is told. */
  readonly refuse: (event: { files: readonly File[]; reason: 'type' | 'count' }) => true;
}

/** Reads chosen files one after the other; what can't be used is said, and the rest goes on. */
export function useFileChoice({
  kind,
  room,
  refusalOf,
  onFilesOffered,
  onFilesRead,
}: {
  kind: MediaKind;
  /** How many files fit. */
  room: number;
  refusalOf?: ((file: MediaFile) => Saying | null) | undefined;
  /** Whatever becomes of them. */
  onFilesOffered?: (() => void) | undefined;
  onFilesRead: (files: readonly MediaFile[]) => void;
}): FileChoice {
  const changes = useKitLabelChanges('files');
  const { offline } = useKitLabels('composer', composerLabels);
  const awaitReading = useContext(FileReadings);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { isReading, follow } = useFileReadings();
  // Reading takes a moment. Where one file fits, only what was chosen last may arrive; where several do, all arrive.
  const choices = useRef(0);
  const latest = useLatest({ onFilesRead, refusalOf });
  const left = useRef<readonly File[]>([]);
  /** Ends what was said before this choice, and not what is said of another of its files. */
  const say = (of: readonly Refused[]) =>
    setRefused((now) => [...now.filter((each) => !refused.includes(each)), ...of]);
  useEffect(
    () =>
      hearTaken(({ name, size }) =>
        setRefused((now) =>
          now.length > 0 ? now.filter(({ file }) => file?.name !== name || file.size !== size) : now,
        ),
      ),
    [],
  );

  /** True: some were taken. */
  const read = async (chosen: readonly File[]) => {
    const choice = (choices.current += 1);
    const isForOne = room === 1;
    left.current = [];
    const reader = await fetchFileReading();
    const { refusalOf } = latest.current;
    const outcome = await reader?.readChosen({
      kind,
      chosen,
      changes,
      refusalOf,
      left: left.current,
    });
    // The one that was chosen meanwhile has the word.
    if (isForOne && choice !== choices.current) return true;
    const { files, refused: of } = outcome ?? { files: [], refused: [{ message: offline }] };
    say(of);
    if (files.length > 0) latest.current.onFilesRead(files);
    files.forEach(tellTaken);
    return files.length > 0;
  };

  return {
    refusal: refused.map(({ message }) => message).join(' ') || null,
    dismiss: () => setRefused([]),
    isReading,
    choose: ({ files }) => {
      if (files.length === 0) return;
      onFilesOffered?.();
      awaitReading(follow(read(files)));
    },
    refuse: ({ files, reason }) => {
      onFilesOffered?.();
      // Told once what was taken is known.
      if (reason === 'count') left.current = files;
      else
        void fetchFileReading().then((reader) =>
          say([
            {
              file: files[0]!,
              message: reader ? reader.whyRefused(kind, files[0]!, reader.fileWords(changes)) : offline,
            },
          ]),
        );
      return true;
    },
  };
}
