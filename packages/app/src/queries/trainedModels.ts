import { statusOfModel, type StudioApi } from '@kinora/contract';
import { queryOptions } from '@tanstack/react-query';

export const trainedModelsKey = (userId: string) => ['trained-models', userId] as const;

const trainingPace = 10_000;
const pauseAfterProblem = 60_000;

/** One's own models, newest first; one in training is looked at again until it is done. */
export const trainedModelsQuery = (api: StudioApi, userId: string) =>
  queryOptions({
    queryKey: trainedModelsKey(userId),
    queryFn: ({ signal }) => api.library.trainedModels({ signal }),
    staleTime: 10_000,
    refetchInterval: ({ state }) => {
      if (!state.data?.some((model) => statusOfModel(model) === 'training')) return false;
      return state.status === 'error' ? pauseAfterProblem : trainingPace;
    },
  });
