import type { PictureMaking } from '@kinora/contract';
import { useCallback } from 'react';
import { isCodeMissing } from '../../shell/isCodeMissing.ts';
import { tellOffline, useToasts } from '../../toasts.tsx';
import { useHandover } from '../library/useHandover.ts';

/** Opens Create Image with what a picture told, and names what that has no place for. */
export function usePromptHandover() {
  const hand = useHandover();
  const toasts = useToasts();
  return useCallback(
    async ({ text, making }: { text: string; making?: PictureMaking | undefined }) => {
      try {
        const { promptForImage } = await import('./promptForImage.ts');
        const { tool, values, missed } = promptForImage(text, making);
        if (missed) toasts.add({ tone: 'info', topic: 'left', title: missed });
        await hand(tool, values);
      } catch (thrown) {
        if (!isCodeMissing(thrown)) throw thrown;
        tellOffline(toasts);
      }
    },
    [hand, toasts],
  );
}
