import {
  createFromModel,
  statusOfModel,
  type AnyForm,
  type Draft,
  type TrainedModel,
} from '@kinora/contract';
import type { DraftStore } from '@kinora/studio-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDrafts } from '../../drafts/useDrafts.ts';

export interface GoneModel {
  /** Whether the model in the address, or else the one that the form was left with, can't be used any more. */
  readonly isGone: boolean;
  /** Whether that was taken note of: dismissed, or answered by the choice of another model. */
  readonly isKnown: boolean;
  readonly dismiss: () => void;
  /** The drafts of the form, which tell what is chosen in it. */
  readonly drafts: DraftStore | undefined;
}

/** `usual` is the model that the form chooses by itself. */
export function useGoneModel(
  models: readonly TrainedModel[] | undefined,
  chosen: string | null,
  usual: string | undefined,
): GoneModel {
  const drafts = useDrafts();
  const [held, setHeld] = useState<string | undefined>();
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void drafts?.load(createFromModel).then((draft) => {
      if (!isOver) setHeld(draft?.trainedModel);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, chosen]);
  const id = chosen || held || '';
  const choose = useRef((_model: unknown) => {});
  useEffect(() => {
    choose.current = (model) => model !== undefined && model !== usual && setKnown(id);
  });
  const watched = useMemo(
    () =>
      drafts && {
        ...drafts,
        save<T extends AnyForm>(tool: T, draft: Draft<T>) {
          drafts.save(tool, draft);
          choose.current((draft as { trainedModel?: unknown }).trainedModel);
        },
      },
    [drafts],
  );
  return {
    isGone:
      id !== '' && models?.some((model) => model.id === id && statusOfModel(model) === 'ready') === false,
    isKnown: known === id,
    dismiss: () => setKnown(id),
    drafts: watched,
  };
}
