import type { AnyForm, Draft } from '@kinora/contract';
import { useCallback } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { useToasts } from '../../toasts.tsx';

export type Handover = <T extends AnyForm>(tool: T, filled: Partial<Draft<T>>) => Promise<void>;

/** Opens a tool with some of its inputs filled; what its form held besides stays, and what it held there can be had back. */
export function useHandover(): Handover {
  const fill = useFilling();
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(
    async <T extends AnyForm>(tool: T, filled: Partial<Draft<T>>) => {
      // It looks among all studios, which a page with one tool does without.
      const { addressOf } = await import('./addressOf.ts');
      const address = addressOf(tool, filled);
      if (!address) return;
      const overwritten = await fill(tool, filled);
      await navigate(address);
      if (overwritten)
        toasts.add({ tone: 'info', topic: 'filled', title: overwritten.said, action: overwritten.undo });
    },
    [fill, navigate, toasts],
  );
}
