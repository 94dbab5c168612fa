import type { AnyForm, Draft } from '@kinora/contract';
import { useCallback } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { useWhileHere } from '../../router/useWhileHere.ts';
import { useToasts } from '../../toasts.tsx';

/** What it holds may be on its way; null: there is nothing to hand over after all. */
type Coming<T extends AnyForm> = Partial<Draft<T>> | Promise<Partial<Draft<T>> | null>;

/** Answers whether it was handed over: whoever went on while it was on its way is left in peace, and no form is filled. */
export type Handover = <T extends AnyForm>(tool: T, filled: Coming<T>) => Promise<boolean>;

/** Opens a tool with some of its inputs filled; what its form held besides stays, and what it held there can be had back. */
export function useHandover(): Handover {
  const formOf = useFilling();
  const navigate = useNavigate();
  const whileHere = useWhileHere();
  const toasts = useToasts();
  return useCallback(
    async <T extends AnyForm>(tool: T, coming: Coming<T>) => {
      const bring = async () => {
        // It looks among all studios, which a page with one tool does without.
        const [{ addressOf }, filled] = await Promise.all([import('./addressOf.ts'), coming]);
        const address = filled && addressOf(tool, filled);
        return address ? { address, filled, fill: await formOf(tool) } : null;
      };
      const it = await whileHere(bring());
      if (!it) return false;
      const { address, filled, fill } = it;
      const form = { isFilled: false };
      const onArriving = () => {
        const overwritten = fill(filled);
        form.isFilled = overwritten !== false;
        if (overwritten)
          toasts.add({ tone: 'info', topic: 'filled', title: overwritten.said, action: overwritten.undo });
      };
      await navigate(address, { onArriving });
      return form.isFilled;
    },
    [formOf, navigate, toasts, whileHere],
  );
}
