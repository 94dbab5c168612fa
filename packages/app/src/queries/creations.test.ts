import type { CreationStatus, StudioCreation } from '@kinora/contract';
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

const pauseAfterError = (creation: StudioCreation | null | undefined) => {
  const { queryKey, refetchInterval } = workQuery(createFakeStudioApi(), 'mara', 'some');
  const query = new QueryClient().getQueryCache().build(new QueryClient(), { queryKey });
  query.setState({ data: creation, status: 'error' });
  return (refetchInterval as (asked: unknown) => number | false)(query);
};

it('a creation that was never read, for a problem, is asked for again', () => {
  expect(pauseAfterError(undefined)).toBe(30_000);
});

it.each([
  ['is gone', null],
  ['is done', creationFixture({ status: 'completed' })],
] as const)('a creation that %s is not asked for again after a problem', (_what, creation) => {
  expect(pauseAfterError(creation)).toBe(false);
});

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
