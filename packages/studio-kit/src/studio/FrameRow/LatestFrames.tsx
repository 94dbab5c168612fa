import {
  stillOf,
  titleOf,
  toolOf,
  type AnyTool,
  type StudioCreation,
  type StudioTool,
} from '@kinora/contract';
import { useEffect, useState, type RefObject } from 'react';
import { useKitLabelChanges, useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { fileWords, placesFor, putFile, readFile } from '../../late/files.ts';
import { useLatest } from '../../useLatest.ts';
import type { StudioPort } from '../studioPort.ts';
import { isBusy } from '../studioState.ts';
import type { StudioModel } from '../useToolStudio.ts';
import { FrameRow } from './FrameRow.tsx';
import { useFrameDrop } from './useFrameDrop.ts';

export interface LatestFramesProps {
  tool: AnyTool;
  api: StudioPort;
  studio: StudioModel<StudioTool>;
  form: RefObject<HTMLElement | null>;
  /** Fetches what an address of the person's own storage holds. */
  readFrame: (address: string) => Promise<Blob>;
  frameHref?: ((creation: { readonly id: string }) => string) | undefined;
}

const mostFrames = 8;

/** The latest frames of a tool, read anew each time one more is done or the window is looked at again, and put into its inputs. */
export default function LatestFrames({ tool, api, studio, form, readFrame, ...row }: LatestFramesProps) {
  const words = useKitLabels('studio', studioLabels);
  const fileChanges = useKitLabelChanges('files');
  const [made, setMade] = useState<readonly StudioCreation[]>([]);
  const [dragged, setDragged] = useState<StudioCreation | null>(null);
  const { phase } = studio;
  const isDone = phase.name === 'done';
  const gone = phase.name === 'idle' && phase.gone;
  const { model } = tool.call;

  useEffect(() => {
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
  }, [api, gone, isDone, model]);
  const own = made.filter(
    (each) => toolOf(each, [tool]) && each.status === 'completed' && stillOf(each) && each.id !== gone,
  );

  const placesOf = (creation: StudioCreation) => placesFor(tool, studio.draft, creation);
  const latest = useLatest({ studio, placesOf });

  /** Into that input, or into the first that it fits. */
  const put = async (creation: StudioCreation, name?: string) => {
    const isMeant = (place: { readonly name: string }) => name === undefined || place.name === name;
    const asked = placesOf(creation).find(isMeant);
    if (!asked) return;
    try {
      const blob = await readFrame(asked.address);
      const file = new File([blob], `${titleOf(creation)}.${blob.type.split('/')[1] ?? 'png'}`, {
        type: blob.type,
      });
      const reading = await readFile(asked.media, file, fileWords(fileChanges));
      if (!reading.ok) return studio.refuse(reading.message);
      // Fetching takes a moment: what was chosen meanwhile counts, and what is under way keeps its form.
      const now = latest.current;
      const place = now.placesOf(creation).find((each) => each.address === asked.address && isMeant(each));
      if (place && !isBusy(now.studio.phase)) putFile(now.studio, place, reading.file);
    } catch {
      studio.refuse(words.frameLost);
    }
  };

  useFrameDrop(
    form,
    dragged,
    (creation, name) => void put(creation, name),
    (creation) => placesOf(creation).map(({ name }) => name),
  );

  const isOpen = ['done', 'idle', 'failed'].includes(phase.name);
  return (
    <FrameRow
      {...row}
      frames={own.slice(0, mostFrames)}
      placeOf={(creation) => (isOpen ? (placesOf(creation)[0]?.input.label ?? null) : null)}
      onFrameUsed={({ creation }) => void put(creation)}
      onDragged={({ creation }) => setDragged(creation)}
    />
  );
}
