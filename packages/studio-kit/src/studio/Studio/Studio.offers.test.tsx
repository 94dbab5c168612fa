// @vitest-environment happy-dom
import { flat, initialValues, seedanceText, veo3, wanImageToVideo } from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture, type Scenario } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Studio } from './Studio.tsx';
import { draftOf, mara, wanDraft } from './Studio.fixtures.tsx';

afterEach(cleanup);

const server = (offers: NonNullable<Scenario['offers']>) =>
  createFakeStudioApi({ scenario: { accounts: [{ ...mara, included: 0, balance: 1000 }], offers } });

it('what this server charges is on the button before Generate, and is sent (D9)', async () => {
  const api = server({ 'wan-i2v': { price: [flat(120)] } });
  const submit = vi.spyOn(api.generate, 'submit');
  render(
    <Studio
      tool={wanImageToVideo}
      api={api}
      drafts={draftOf(wanDraft(mediaFileFixture()))}
      onMessage={() => {}}
    />,
  );
  expect(await screen.findByText('120 credits · balance 1,000')).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Generate Video/ }));
  expect(await screen.findByText('120 credits · balance 880')).toBeTruthy();
  expect(submit.mock.calls[0]![0].body).toMatchObject({ credits_cost: 120 });
});

it('a number that can be a few things here is chosen among them, at what each costs, and sent as a number', async () => {
  const api = server({ 'wan-i2v': { accepts: { duration: [3, 5] } } });
  const submit = vi.spyOn(api.generate, 'submit');
  const drafts = draftOf({ ...wanDraft(mediaFileFixture()), duration: 8 });
  render(<Studio tool={wanImageToVideo} api={api} drafts={drafts} onMessage={() => {}} />);
  // What was kept from elsewhere stays in sight, and says why it can't be had.
  const kept = await screen.findByRole<HTMLInputElement>('radio', { name: /^8/ });
  expect(kept.disabled).toBe(true);
  expect(
    screen.getAllByText(/Duration 8 s is not offered by the engine in use here. Choose 3 s or 5 s/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^3/ }));
  expect(screen.queryByRole('slider', { name: /^Duration/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Generate Video/ }));
  await vi.waitFor(() => expect(submit.mock.calls[0]?.[0].body).toMatchObject({ duration: 3 }));
});

it('a switch that can be nothing else here can’t be turned, and says so', async () => {
  const api = server({ [veo3.id]: { accepts: { cinema: [false] }, ignores: ['resolution'] } });
  const drafts = draftOf({ ...initialValues(veo3), prompt: 'Snow falls', cinema: false });
  render(<Studio tool={veo3} api={api} drafts={drafts} onMessage={() => {}} />);
  expect(await screen.findByText('Cinema Mode: the engine in use here offers Off.')).toBeTruthy();
  const cinema = screen.getByRole<HTMLInputElement>('switch');
  await userEvent.click(cinema);
  expect([cinema.checked, cinema.getAttribute('aria-readonly')]).toEqual([false, 'true']);
  expect(screen.getByText('Resolution makes no difference here.')).toBeTruthy();
});

it('an option that can’t be had here is disabled, and says why', async () => {
  const api = server({ [seedanceText.id]: { accepts: { duration: [5] } } });
  const draft = { ...initialValues(seedanceText), prompt: 'Snow falls' };
  render(<Studio tool={seedanceText} api={api} drafts={draftOf(draft)} onMessage={() => {}} />);
  const radios = await screen.findAllByRole<HTMLInputElement>('radio', {
    description: 'Not offered by the engine in use here.',
  });
  expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([['10', true]]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^5 s/ }).disabled).toBe(false);
});
