import type { AiModel, StudioApi } from '@kinora/contract';
import { queryOptions } from '@tanstack/react-query';
import { modelPicture } from '../models/modelPicture.ts';

/** None is shown as a blank frame. */
const withPictures = (models: readonly AiModel[]): readonly AiModel[] =>
  models.map((model) => ({ ...model, image: modelPicture(model) }));

/** The catalogue, which hardly ever changes. */
export const modelsQuery = (api: StudioApi) =>
  queryOptions({
    queryKey: ['models'] as const,
    queryFn: ({ signal }) => api.library.models({ signal }),
    select: withPictures,
    staleTime: 5 * 60_000,
  });
