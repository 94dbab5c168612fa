import type { CreationStatus } from '@kinora/contract';
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { workQuery } from './creations.ts';

const pauseAfter = (status: CreationStatus, isFailing: boolean) => {
  const creation = creationFixture({ status });
  const { queryKey, refetchInterval } = workQuery(createFakeStudioApi(), 'mara', creation.id);
  const client = new QueryClient();
  client.setQueryData(queryKey, creation);
  const query = client.getQueryCache().find({ queryKey })!;
  if (isFailing) query.setState({ status: 'error' });
  return (refetchInterval as (asked: unknown) => number | false)(query);
};

it.each([
  ['processing', false, 3000],
  ['queued', false, 3000],
  // Without a network there is no hurry.
  ['processing', true, 30_000],
  ['completed', false, false],
  ['failed', false, false],
] as const)(
  'a creation that is %s, failing: %o, is asked for again after %o ms',
  (status, isFailing, pause) => {
    expect(pauseAfter(status, isFailing)).toBe(pause);
  },
);
