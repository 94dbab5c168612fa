import type { PictureMaking } from '@kinora/contract';
import { useCallback } from 'react';
import { useWhileHere } from '../../router/useWhileHere.ts';
import { useToasts } from '../../toasts.tsx';
import { useLateDeed } from '../../useLateDeed.ts';
import { useHandover } from '../library/useHandover.ts';

/** Opens Create Image with what a picture told, and names what that has no place for. */
export function usePromptHandover() {
  const hand = useHandover();
  const whileHere = useWhileHere();
  const toasts = useToasts();
  const attempt = useLateDeed();
  return useCallback(
    ({ text, making }: { text: string; making?: PictureMaking | undefined }) => {
      const give = async () => {
        const code = await whileHere(import('./promptForImage.ts'));
        if (!code) return;
        const { tool, values, missed } = code.promptForImage(text, making);
        const isGiven = await hand(tool, values);
        if (isGiven && missed) toasts.add({ tone: 'info', topic: 'left', title: missed });
      };
      return attempt(give());
    },
    [attempt, hand, toasts, whileHere],
  );
}
