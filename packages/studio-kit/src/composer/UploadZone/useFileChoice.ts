import { type MediaFile, type MediaKind, type Saying } from '@kinora/contract';
import { useContext, useRef, useState } from 'react';
import { useLatest } from '../../useLatest.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { fetchFileReading } from '../../late/lateCode.ts';
import { useKitLabelChanges, useKitLabels } from '../../labels/index.ts';
import { FileReadings } from './fileReadings.ts';
import { useFileReadings } from './useFileReadings.ts';

export interface FileChoice {
  /** Why the last choice was not taken, or not whole. */
  readonly refusal: string | null;
  readonly dismiss: () => void;
  readonly isReading: boolean;
  readonly choose: (event: { files: readonly File[] }) => void;
  /** True: it is told. */
  readonly refuse: (event: { files: readonly File[] }) => true;
}

/** Reads chosen files one after the other; what can't be used is said, and the rest goes on. */
export function useFileChoice({
  kind,
  room,
  refusalOf,
  onFilesRead,
}: {
  kind: MediaKind;
  /** How many files fit. */
  room: number;
  refusalOf?: ((file: MediaFile) => Saying | null) | undefined;
  onFilesRead: (files: readonly MediaFile[]) => void;
}): FileChoice {
  const changes = useKitLabelChanges('files');
  const { offline } = useKitLabels('composer', composerLabels);
  const awaitReading = useContext(FileReadings);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isReading, follow } = useFileReadings();
  // Reading takes a moment. Where one file fits, only what was chosen last may arrive; where several do, all arrive.
  const choices = useRef(0);
  const latest = useLatest({ onFilesRead, refusalOf });

  /** True: some were taken. */
  const read = async (chosen: readonly File[]) => {
    const choice = (choices.current += 1);
    const isForOne = room === 1;
    const reader = await fetchFileReading();
    const { refusalOf } = latest.current;
    const outcome = await reader?.readChosen({ kind, chosen, isForOne, changes, refusalOf });
    // The one that was chosen meanwhile has the word.
    if (isForOne && choice !== choices.current) return true;
    const { files, refusal: why } = outcome ?? { files: [], refusal: offline };
    setRefusal(why);
    if (files.length > 0) latest.current.onFilesRead(files);
    return files.length > 0;
  };

  return {
    refusal,
    dismiss: () => setRefusal(null),
    isReading,
    choose: ({ files }) => {
      if (files.length > 0) awaitReading(follow(read(files)));
    },
    refuse: ({ files: [first] }) => {
      void fetchFileReading().then((reader) =>
        setRefusal(reader ? reader.whyRefused(kind, first!, reader.fileWords(changes)) : offline),
      );
      return true;
    },
  };
}
