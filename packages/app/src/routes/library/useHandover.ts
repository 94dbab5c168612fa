import {
  createFromModel,
  initialValues,
  modeHref,
  placeOf,
  routes,
  type AnyForm,
  type Draft,
} from '@kinora/contract';
import { useCallback } from 'react';
import { useDrafts } from '../../drafts/DraftsProvider.tsx';
import { useNavigate } from '../../router/RouterProvider.tsx';

/** Where a tool is used; one's own model is in the address of Create Image. */
function addressOf(tool: AnyForm, filled: Readonly<Record<string, unknown>>): string | null {
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

/** Opens a tool with some of its inputs filled; what its form held besides stays. */
export function useHandover(): Handover {
  const drafts = useDrafts();
  const navigate = useNavigate();
  return useCallback(
    async <T extends AnyForm>(tool: T, filled: Partial<Draft<T>>) => {
      const address = addressOf(tool, filled);
      if (!address || !drafts) return;
      const held = await drafts.load(tool);
      drafts.save(tool, { ...initialValues(tool), ...held, ...filled });
      await navigate(address);
    },
    [drafts, navigate],
  );
}
