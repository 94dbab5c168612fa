// @vitest-environment happy-dom
import { StudioError, wanImageToVideo } from '@kinora/contract';
import { createFakeStudioApi, lanternTool, type Scenario } from '@kinora/contract/testing';
import { AlertDialog } from '@kinora/design-system';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Studio } from './Studio.tsx';

const mara = { email: 'mara@example.com', password: 'correct horse', included: 0, balance: 100 };

const open = (scenario: Scenario = {}) => {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], tools: [lanternTool], ...scenario } });
  const submit = vi.spyOn(api.generate, 'submit');
  const onSignInRequested = vi.fn();
  const onMessage = vi.fn();
  render(<Studio tool={lanternTool} api={api} onMessage={onMessage} onSignInRequested={onSignInRequested} />);
  return { api, submit, onMessage, onSignInRequested, user: userEvent.setup() };
};

const generate = () => screen.getByRole('button', { name: /Light it/ });

// They come late, and how late is not what is looked at here.
beforeAll(() => import('../editors/lateEditors.ts'));
afterEach(cleanup);

describe('the price', () => {
  it('follows the controls, with who pays beside it', async () => {
    const { user } = open();
    expect(await screen.findByText('10 credits · balance 100')).toBeTruthy();
    await user.click(await screen.findByRole('switch', { name: 'Flicker' }));
    expect(screen.getByText('12 credits · balance 100')).toBeTruthy();
  });
});

describe('what there is to pay with', () => {
  it('says that it could not be read, and is there after asking again (A109)', async () => {
    const { api, user } = open({ failures: { 'credits.limits': { kind: 'Refused', message: 'Broken' } } });
    await screen.findByText('Failed to load video limits');
    api.world.failures.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('10 credits · balance 100')).toBeTruthy();
    expect(screen.queryByText('Failed to load video limits')).toBeNull();
    // The button that asked is gone: whoever pressed it is not sent back to the top of the page.
    expect(document.activeElement).toBe(generate());
  });

  it('leaves the focus on the button that asks while the answer is awaited (A109)', async () => {
    const { api, user } = open({ failures: { 'credits.limits': { kind: 'Refused', message: 'Broken' } } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Try again' }).ariaDisabled).not.toBe('true'),
    );
    vi.spyOn(api.credits, 'limits').mockReturnValue(new Promise(() => {}));
    const again = screen.getByRole('button', { name: 'Try again' });
    await user.click(again);
    expect(document.activeElement).toBe(again);
    expect(again.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a generation (A355, D36)', () => {
  it('is out of sight, and can be looked for, where its stream closes without an ending', async () => {
    const { api, user } = open({ jobs: 'hold' });
    const follow = vi.spyOn(api.generate, 'follow').mockImplementationOnce(async function* () {});
    await screen.findByText('10 credits · balance 100');
    await user.type(screen.getByRole('textbox', { name: /Scene/ }), 'A lighthouse');
    await user.click(generate());
    await user.click(await screen.findByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(follow).toHaveBeenCalledTimes(2));
    await screen.findByRole('progressbar', { name: /Lighting/ });
  });

  it('sent again after a lost answer carries the same key, and another key once inputs change', async () => {
    const { api, submit, user } = open({
      failures: { 'generate.submit': { kind: 'Offline', message: 'No connection' } },
    });
    await screen.findByText('10 credits · balance 100');
    await user.type(screen.getByRole('textbox', { name: /Scene/ }), 'A lighthouse');
    await user.click(generate());
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Scene/ }).value).toBe('A lighthouse');
    api.world.failures.clear();
    await user.click(screen.getByRole('switch', { name: 'Flicker' }));
    await user.click(generate());
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(3));
    const keys = submit.mock.calls.map(([, options]) => options.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('a visitor (D4)', () => {
  it('is asked to sign in when pressing Generate, and nothing is sent', async () => {
    const { onSignInRequested, submit, user } = open({ isVisitor: true });
    await user.type(screen.getByRole('textbox', { name: /Scene/ }), 'A lighthouse');
    expect(screen.getByRole('button', { name: '10 credits' })).toBeTruthy();
    await user.click(generate());
    expect(onSignInRequested).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
  });
});

it('Ctrl and Enter in a question over the studio answer nothing there, and generate nothing (D5)', async () => {
  const user = userEvent.setup();
  const api = createFakeStudioApi({ scenario: { accounts: [mara], tools: [lanternTool] } });
  const submit = vi.spyOn(api.generate, 'submit');
  render(
    <Studio
      tool={lanternTool}
      api={api}
      renderDeeds={() => (
        <AlertDialog
          isOpen
          title="Delete it?"
          confirmLabel="Delete"
          onConfirmed={() => {}}
          onOpenChange={() => {}}
        />
      )}
    />,
  );
  await screen.findByText('10 credits · balance 100');
  await user.type(screen.getByRole('textbox', { name: /Scene/ }), 'A lighthouse');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('alertdialog');
  expect(submit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('Ctrl and Enter generate in a studio that stands in a dialog, also where it has no settings to show (D5)', async () => {
  const user = userEvent.setup();
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  render(
    <div role="dialog" aria-label="Make a clip">
      <Studio tool={wanImageToVideo} api={api} />
    </div>,
  );
  await screen.findByText('200 credits · balance 100');
  expect(screen.queryByRole('slider')).toBeNull();
  screen.getByRole('button', { name: /Choose a file/ }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(document.querySelector('[data-invalid]')).not.toBeNull());
});

describe('an account that cannot pay', () => {
  const poor = { accounts: [{ ...mara, balance: 4 }] };
  const typed = async (user: ReturnType<typeof open>['user']) =>
    user.type(await screen.findByRole('textbox', { name: /Scene/ }), 'A lighthouse');

  it('is brought to what is lacking, what is there and when the plan renews; nothing is sent', async () => {
    const { onMessage, submit, user } = open(poor);
    const notice = (await screen.findByText('You need 6 more credits')).closest('[role="status"]')!;
    expect(notice.textContent).toMatch(/costs 10 credits.* balance is 4\..*Renews on \w+ \d+, 2026\./);
    await user.click(generate());
    await typed(user);
    // What is missing in the form comes first, and giving it leads nowhere else.
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Scene/ }));
    onMessage.mockClear();
    await user.click(generate());
    await waitFor(() => expect(document.activeElement).toBe(notice));
    await user.click(screen.getByRole('textbox', { name: /Scene/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(submit).not.toHaveBeenCalled();
    expect(onMessage).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('sends what nobody knows to be too dear, and no retry is offered of what the server says is', async () => {
    const unread = { kind: 'Unavailable', message: 'Not now.' } as const;
    const { submit, user } = open({ ...poor, failures: { 'credits.limits': unread } });
    await typed(user);
    await user.click(generate());
    expect(await screen.findByText(/your balance is 4\. Nothing was charged\./)).toBeTruthy();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('may still ask after what it sent and got no answer for, which may have taken the credits', async () => {
    const { api, submit, user } = open();
    await screen.findByText('10 credits · balance 100');
    await typed(user);
    const really = api.generate.submit;
    submit.mockImplementationOnce(async (...sent) => {
      submit.mockRestore();
      await really(...sent);
      for (const account of api.world.accounts.values()) account.balance = 4;
      throw new StudioError({ kind: 'Unavailable', message: 'Not now.' });
    });
    await user.click(generate());
    await screen.findByText('You need 6 more credits');
    const again = vi.spyOn(api.generate, 'submit');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  });
});
