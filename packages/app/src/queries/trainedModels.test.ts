import type { TrainedModel } from '@kinora/contract';
import { createFakeStudioApi, trainedModelFixture } from '@kinora/contract/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { trainedModelsQuery } from './trainedModels.ts';

it.each([
  ['training', false, 10_000],
  ['training', true, 60_000],
  ['ready', false, false],
  ['failed', false, false],
  ['dreaming', false, false],
] as const)(
  'a model that is %s, failing: %o, is looked at again after %o ms (A156)',
  (status, isFailing, pause) => {
    const { queryKey, refetchInterval } = trainedModelsQuery(createFakeStudioApi(), 'mara');
    const client = new QueryClient();
    client.setQueryData<readonly TrainedModel[]>(queryKey, [trainedModelFixture({ status })]);
    const query = client.getQueryCache().find({ queryKey })!;
    if (isFailing) query.setState({ status: 'error' });
    expect((refetchInterval as (asked: unknown) => number | false)(query)).toBe(pause);
  },
);
