import type { PictureMaking } from '@kinora/contract';
import { useCallback } from 'react';
import { useToasts } from '../../toasts.tsx';
import { useLateDeed } from '../../useLateDeed.ts';
import { useHandover } from '../library/useHandover.ts';

/** Opens Create Image with what a picture told, and names what that has no place for. */
export function usePromptHandover() {
  const hand = useHandover();
  const toasts = useToasts();
  const attempt = useLateDeed();
  return useCallback(
    ({ text, making }: { text: string; making?: PictureMaking | undefined }) => {
      const give = async () => {
        const { promptForImage } = await import('./promptForImage.ts');
        const { tool, values, missed } = promptForImage(text, making);
        if (missed) toasts.add({ tone: 'info', topic: 'left', title: missed });
        await hand(tool, values);
      };
      return attempt(give());
    },
    [attempt, hand, toasts],
  );
}
