import { carriedOver, createImage, leftBehind, type PictureMaking } from '@kinora/contract';
import { useCallback } from 'react';
import { useToasts } from '../../toasts.tsx';
import { useHandover } from '../library/useHandover.ts';

/** Opens Create Image with what a picture told, and names what that has no place for. */
export function usePromptHandover() {
  const hand = useHandover();
  const toasts = useToasts();
  return useCallback(
    ({ text, making }: { text: string; making?: PictureMaking | undefined }) => {
      const { values, left } = carriedOver(createImage, text, making);
      const missed = leftBehind(createImage, left);
      if (missed) toasts.add({ tone: 'info', title: missed });
      void hand(createImage, values);
    },
    [hand, toasts],
  );
}
