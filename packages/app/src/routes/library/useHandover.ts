import { createFromModel, modeHref, placeOf, routes, type AnyForm, type Draft } from '@kinora/contract';
import { useCallback } from 'react';
import { useFilling } from '../../drafts/useFilling.ts';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { useToasts } from '../../toasts.tsx';

/** Where a tool is used; one's own model is in the address of Create Image. */
export function addressOf(tool: AnyForm, filled: Readonly<Record<string, unknown>>): string | null {
  if (tool.id === createFromModel.id) {
    const { trainedModel } = filled;
    const model = typeof trainedModel === 'string' ? encodeURIComponent(trainedModel) : '';
    return `${routes.createImage.path}?model=${model}`;
  }
  const place = placeOf(tool);
  if (!place) return null;
  const { studio, mode } = place;
  return studio.modes.length > 1 ? modeHref(studio.path, mode.id) : studio.path;
}

export type Handover = <T extends AnyForm>(tool: T, filled: Partial<Draft<T>>) => Promise<void>;

/** Opens a tool with some of its inputs filled; what its form held besides stays, and what it held there can be had back. */
export function useHandover(): Handover {
  const fill = useFilling();
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(
    async <T extends AnyForm>(tool: T, filled: Partial<Draft<T>>) => {
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
