import { createFromModel, libraryWords, type AiModel } from '@kinora/contract';
import { useCallback } from 'react';
import { studioOf } from '../../models/studioOf.ts';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { useHandover } from './useHandover.ts';

/** Takes a model, says so, and goes where it is used. */
export function useModelChoice() {
  const toasts = useToasts();
  const hand = useHandover();
  const navigate = useNavigate();
  return useCallback(
    (model: { readonly name: string; readonly tool?: AiModel['tool']; readonly trainedId?: string }) => {
      toasts.add({ tone: 'success', topic: 'model', title: libraryWords.models.chosen(model.name) });
      if (model.trainedId) void hand(createFromModel, { trainedModel: model.trainedId });
      else void navigate(studioOf(model).path);
    },
    [hand, navigate, toasts],
  );
}
