import {
  makesFile,
  stillOf,
  toolOf,
  type AnyTool,
  type StudioCreation,
  type StudioTool,
} from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import { fileWords } from '../../composer/UploadZone/readFile.ts';
import { useKitLabelChanges, useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import type { OwnFrames } from '../placing/placeFrames.ts';
import type { StudioPort } from '../studioPort.ts';
import type { StudioModel } from '../studioModel.ts';
import { FrameRow } from './FrameRow.tsx';
import { placeFiles } from '../placing/placeFiles.ts';
import { frameFile } from '../placing/placeFrames.ts';
import { isFree, placesFor } from './framePlaces.ts';

export interface LatestFramesProps extends Pick<OwnFrames, 'readFrame'> {
  tool: AnyTool;
  api: StudioPort;
  studio: StudioModel<StudioTool>;
  frameHref?: ((creation: { readonly id: string }) => string) | undefined;
}

const mostFrames = 8;

/** The latest frames of a tool, read anew each time one more is done or the window is looked at again, and put into its inputs. */
export function LatestFrames({ tool, api, studio, readFrame, ...row }: LatestFramesProps) {
  const words = useKitLabels('studio', studioLabels);
  const titleOf = useTitleOf();
  const fileChanges = useKitLabelChanges('files');
  const [made, setMade] = useState<readonly StudioCreation[]>([]);
  const { phase } = studio;
  const isDone = phase.name === 'done';
  const gone = phase.name === 'idle' && phase.gone;
  const { model } = tool.call;
  const hasFrames = makesFile(tool);

  useEffect(() => {
    if (!hasFrames) return;
    const over = new AbortController();
    let turn = 0;
    const read = () => {
      const asked = (turn += 1);
      api.creations.list({ sort: 'newest', search: model, signal: over.signal }).then(
        ({ items }) => {
          // The server may not have heard yet of what is being deleted.
          if (!over.signal.aborted && asked === turn) setMade(items.filter(({ id }) => id !== gone));
        },
        // The history has them all; here they are a shortcut.
        () => {},
      );
    };
    read();
    // Meanwhile another window may have made one.
    const look = () => document.hidden || read();
    for (const back of ['focus', 'visibilitychange']) addEventListener(back, look, { signal: over.signal });
    return () => over.abort();
  }, [api, gone, hasFrames, isDone, model]);
  const own = made.filter(
    (each) => toolOf(each, [tool]) && each.status === 'completed' && stillOf(each) && each.id !== gone,
  );

  const placesOf = (creation: StudioCreation) => placesFor(studio, creation);
  /** As it is now; null once it has gone. */
  const standing = useRef<StudioModel<StudioTool> | null>(null);
  useEffect(() => {
    standing.current = studio;
    return () => {
      standing.current = null;
    };
  }, [studio]);

  /** Into the first input that it fits, as that is once it has come. */
  const put = async (creation: StudioCreation) => {
    const [place] = placesOf(creation);
    if (!place) return false;
    const file = await frameFile(creation, place, readFrame, fileWords(fileChanges), titleOf).catch(
      () => null,
    );
    if (file)
      return placeFiles(
        () => standing.current,
        [file],
        fileChanges,
        (slots) => slots.find(isFree) ?? slots[0],
      );
    standing.current?.refuse(words.frameLost);
    return false;
  };

  if (!hasFrames) return null;
  const isOpen = ['done', 'idle', 'failed'].includes(phase.name);
  return (
    <FrameRow
      {...row}
      frames={own.slice(0, mostFrames)}
      placeOf={(creation) => (isOpen && placesOf(creation)[0]?.input.label) || null}
      onFrameUsed={({ creation }) => void studio.awaitReading(put(creation))}
    />
  );
}
