import { createFromModel, libraryWords, type AiModel } from '@kinora/contract';
import { useCallback } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { studioOf } from '../../models/studioOf.ts';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { addressOf } from './addressOf.ts';

/** Takes a model, says so, and goes where it is used. */
export function useModelChoice() {
  const toasts = useToasts();
  const fill = useFilling();
  const navigate = useNavigate();
  return useCallback(
    (model: { readonly name: string; readonly tool?: AiModel['tool']; readonly trainedId?: string }) => {
      toasts.add({ tone: 'success', topic: 'model', title: libraryWords.models.chosen(model.name) });
      if (!model.trainedId) return void navigate(studioOf(model).path);
      const filled = { trainedModel: model.trainedId };
      void fill(createFromModel, filled).then(() => navigate(addressOf(createFromModel, filled)!));
    },
    [fill, navigate, toasts],
  );
}
