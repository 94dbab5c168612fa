import { statusOfModel, type AnyForm, type AnyTool, type Draft, type TrainedModel } from '@kinora/contract';
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

interface ChosenModel {
  /** By the address. */
  readonly chosen: string | null;
  /** By the form itself. */
  readonly usual: string | undefined;
}

/** Whether the model that a tool is to be made with is still among these. */
export function useGoneModel(
  tool: AnyTool,
  models: readonly TrainedModel[] | undefined,
  { chosen, usual }: ChosenModel,
): GoneModel {
  const { madeWith = '' } = tool;
  const drafts = useDrafts();
  const [held, setHeld] = useState<string | undefined>();
  const [known, setKnown] = useState<string | null>(null);
  // Read while drawing: the form, which has it at once, keeps another model in its place as soon as it stands.
  const left = useMemo(() => ({ chosen, draft: drafts?.load(tool) }), [drafts, chosen, tool]);
  useEffect(() => {
    let isOver = false;
    void Promise.resolve(left.draft).then((draft) => {
      if (!isOver) setHeld(draft?.[madeWith] as string | undefined);
    });
    return () => {
      isOver = true;
    };
  }, [left, madeWith]);
  const id = chosen || held || '';
  const choose = useRef((_model: unknown) => {});
  useEffect(() => {
    choose.current = (model) => model !== undefined && model !== usual && setKnown(id);
  });
  const watched = useMemo(
    () =>
      drafts && {
        ...drafts,
        save<T extends AnyForm>(saved: T, draft: Draft<T>) {
          drafts.save(saved, draft);
          choose.current((draft as Readonly<Record<string, unknown>>)[madeWith]);
        },
      },
    [drafts, madeWith],
  );
  return {
    isGone:
      id !== '' && models?.some((model) => model.id === id && statusOfModel(model) === 'ready') === false,
    isKnown: known === id,
    dismiss: () => setKnown(id),
    drafts: watched,
  };
}
