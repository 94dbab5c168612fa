import { libraryWords, serverTools, type AiModel } from '@kinora/contract';
import { useCallback } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { studioOf } from '../../models/studioOf.ts';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { useLateDeed } from '../../useLateDeed.ts';
import { addressOf } from './addressOf.ts';

/** What a trained model is used in. */
const withModel = serverTools.find(({ madeWith }) => madeWith !== undefined)!;

/** Takes a model, says so, and goes where it is used. */
export function useModelChoice() {
  const toasts = useToasts();
  const fill = useFilling();
  const navigate = useNavigate();
  const attempt = useLateDeed();
  return useCallback(
    (model: { readonly name: string; readonly tool?: AiModel['tool']; readonly trainedId?: string }) => {
      const go = (address: string) => {
        toasts.add({ tone: 'success', topic: 'model', title: libraryWords.models.chosen(model.name) });
        return navigate(address);
      };
      if (!model.trainedId) return void go(studioOf(model).path);
      const filled = { [withModel.madeWith!]: model.trainedId };
      void attempt(fill(withModel, filled).then(() => go(addressOf(withModel, filled)!)));
    },
    [attempt, fill, navigate, toasts],
  );
}
