import { libraryWords, serverTools, type AiModel } from '@kinora/contract';
import { useCallback } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { studioOf } from '../../models/studioOf.ts';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { useWhileHere } from '../../router/useWhileHere.ts';
import { useToasts } from '../../toasts.tsx';
import { useLateDeed } from '../../useLateDeed.ts';
import { addressOf } from './addressOf.ts';

/** What a trained model is used in. */
const withModel = serverTools.find(({ madeWith }) => madeWith !== undefined)!;

/** Takes a model, says so, and goes where it is used. */
export function useModelChoice() {
  const toasts = useToasts();
  const formOf = useFilling();
  const navigate = useNavigate();
  const whileHere = useWhileHere();
  const attempt = useLateDeed();
  return useCallback(
    (model: { readonly name: string; readonly tool?: AiModel['tool']; readonly trainedId?: string }) => {
      const say = () =>
        toasts.add({ tone: 'success', topic: 'model', title: libraryWords.models.chosen(model.name) });
      if (!model.trainedId) return void navigate(studioOf(model).path, { onArriving: say });
      const filled = { [withModel.madeWith!]: model.trainedId };
      const go = async () => {
        const fill = await whileHere(formOf(withModel));
        if (!fill) return;
        const onArriving = () => {
          if (fill(filled) !== false) say();
        };
        await navigate(addressOf(withModel, filled)!, { onArriving });
      };
      void attempt(go());
    },
    [attempt, formOf, navigate, toasts, whileHere],
  );
}
