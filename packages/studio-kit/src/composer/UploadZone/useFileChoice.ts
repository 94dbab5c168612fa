import { wholeOf, type MediaFile, type MediaKind, type Saying } from '@kinora/contract';
import { useRef, useState } from 'react';
import { useLatest } from '../../studio/useLatest.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { fetchFileReading } from '../../late/lateCode.ts';
import { useKitLabelChanges, useKitLabels } from '../../labels/index.ts';

export type FileSource = 'drop' | 'picker' | 'paste';

export interface FileChoice {
  /** Why the last choice was not taken, or not whole. */
  readonly refusal: string | null;
  readonly dismiss: () => void;
  readonly choose: (chosen: readonly File[], source: FileSource) => Promise<void>;
  /** True: it is told. */
  readonly refuse: (chosen: readonly File[]) => true;
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
  onFilesRead: (files: readonly MediaFile[], source: FileSource) => void;
}): FileChoice {
  const changes = useKitLabelChanges('files');
  const { offline } = useKitLabels('composer', composerLabels);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Reading takes a moment. Where one file fits, only what was chosen last may arrive; where several do, all arrive.
  const choices = useRef(0);
  const latest = useLatest({ onFilesRead, refusalOf });

  const choose = async (chosen: readonly File[], source: FileSource) => {
    if (chosen.length === 0) return;
    const choice = (choices.current += 1);
    const taken = room === 1 ? chosen.slice(0, 1) : chosen;
    const reader = await fetchFileReading();
    if (!reader) return setRefusal(offline);
    const said = reader.fileWords(changes);
    const readings = await Promise.all(taken.map((file) => reader.readFile(kind, file, said)));
    if (room === 1 && choice !== choices.current) return;
    const { onFilesRead, refusalOf } = latest.current;
    const refusals: string[] = [];
    const files: MediaFile[] = [];
    for (const reading of readings) {
      const why = reading.ok ? refusalOf?.(reading.file) : reading.message;
      if (why) refusals.push(wholeOf(why));
      else if (reading.ok) files.push(reading.file);
    }
    if (room === 1 && chosen.length > 1) refusals.push(said.onlyOne[kind](chosen[0]!.name));
    setRefusal(refusals.join(' ') || null);
    if (files.length > 0) onFilesRead(files, source);
  };

  return {
    refusal,
    dismiss: () => setRefusal(null),
    choose,
    refuse: ([first]) => {
      void fetchFileReading().then((reader) =>
        setRefusal(reader ? reader.whyRefused(kind, first!, reader.fileWords(changes)) : offline),
      );
      return true;
    },
  };
}
