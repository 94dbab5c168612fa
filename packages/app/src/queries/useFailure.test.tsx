// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cards } from '../routes/library/Cards.tsx';
import { createQueryClient } from './createQueryClient.ts';

afterEach(cleanup);

/** A list that is answered when the test says so. */
function draw() {
  let end!: { answer: (names: string[]) => void; fail: (error: Error) => void };
  const List = ({ of }: { of: string }) => {
    const asked = useQuery({
      queryKey: [of],
      queryFn: () => new Promise<string[]>((answer, fail) => (end = { answer, fail })),
    });
    return (
      <Cards what={of} asked={asked} items={asked.data} empty={null}>
        {(name) => <p key={name}>{name}</p>}
      </Cards>
    );
  };
  const client = createQueryClient();
  const list = (of: string) => (
    <QueryClientProvider client={client}>
      <List of={of} />
    </QueryClientProvider>
  );
  const { rerender } = render(list('your albums'));
  return {
    goTo: (of: string) => rerender(list(of)),
    answer: (names: string[]) => act(async () => end.answer(names)),
    fail: () => act(async () => end.fail(new Error('The server is away'))),
  };
}
const tryAgain = () => screen.getByRole('button', { name: /Try again/ });
const isBusy = (isIt: boolean) =>
  waitFor(() => expect(tryAgain().getAttribute('aria-disabled') === 'true').toBe(isIt));

test('what failed stays said while it is asked for again, and whoever asked stays at the button', async () => {
  const list = draw();
  await list.fail();
  (await screen.findByRole('button')).focus();
  tryAgain().click();
  await isBusy(true);
  expect(document.activeElement).toBe(tryAgain());
  await list.fail();
  await isBusy(false);
  expect(document.activeElement).toBe(tryAgain());
  tryAgain().click();
  await isBusy(true);
  await list.answer(['Lanterns']);
  await screen.findByText('Lanterns');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what failed of one thing is not said of another', async () => {
  const list = draw();
  await list.fail();
  await screen.findByRole('alert');
  list.goTo('your bookmarks');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toBeDefined();
});
