// @vitest-environment happy-dom
import { initialValues, createImage } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { Studio } from '@kinora/studio-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth } from '../account/AuthProvider.tsx';
import { sessionKey } from '../api/sessionKey.ts';
import { usePressHeld } from '../routes/studio/usePressHeld.ts';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { DraftsProvider } from './DraftsProvider.tsx';
import { draftStorage } from './draftStorage.ts';
import { filesInMemory } from '../testing/filesInMemory.ts';
import { draftStore } from './draftStore.ts';
import { useDrafts } from './useDrafts.ts';

afterEach(() => {
  cleanup();
  askToSignIn.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

const tool = createImage;
const secret = 'What nobody else may read';
const mara = { email: 'mara@example.com', password: 'correct horse' };
const askToSignIn = vi.fn<() => void>();

function Form({ api }: { api: ReturnType<typeof createFakeStudioApi> }) {
  const { status, sessionEpoch } = useAuth();
  const account = { status, limits: null, refresh: async () => null };
  return (
    <Studio
      key={sessionEpoch}
      tool={tool}
      api={api}
      drafts={useDrafts()}
      account={account}
      onSignInRequested={askToSignIn}
      onPressHeld={usePressHeld(askToSignIn)}
    />
  );
}

/** Somebody's form is kept, and this is who is there when the page is opened again. */
function open(mine: string, isVisitor: boolean) {
  const api = createFakeStudioApi({
    scenario: { accounts: [mara], isVisitor },
  });
  const { id } = [...api.world.accounts.values()][0]!.session.user;
  const storage = draftStorage({
    session: sessionStorage,
    fileStorage: filesInMemory(),
  });
  const owner = mine === 'mine' ? id : 'another';
  draftStore(storage, owner).save(tool, { ...initialValues(tool), prompt: secret });
  localStorage.setItem(sessionKey, JSON.stringify({ user: { id: owner } }));
  render(
    <StudioApiProvider api={api}>
      <AuthProvider>
        <DraftsProvider storage={storage}>
          <Form api={api} />
        </DraftsProvider>
      </AuthProvider>
    </StudioApiProvider>,
  );
  return { api, owner };
}

it('a kept form is there before it is known who is here, and stays theirs', async () => {
  open('mine', false);
  expect(screen.getByDisplayValue(secret)).toBeTruthy();
  await act(async () => {});
  expect(screen.getByDisplayValue(secret)).toBeTruthy();
});

it.each([true, false])(
  'the form of one whose session is over goes neither to a visitor nor to the next person (visitor: %s)',
  async (isVisitor) => {
    const { owner } = open('of another', isVisitor);
    await act(async () => {});
    expect(screen.queryByDisplayValue(secret)).toBeNull();
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at)!);
    expect(keys.filter((key) => sessionStorage.getItem(key)!.includes(secret))).toEqual([
      expect.stringContaining(owner),
    ]);
    await userEvent.type(screen.getByRole('textbox'), 'Mine');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Mine');
  },
);

it('a press of one whose session turns out to be over asks them to sign in, and their form is there again when they did', async () => {
  const { api } = open('mine', true);
  // Before it is known who is here.
  fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
  expect(askToSignIn).not.toHaveBeenCalled();
  await act(async () => {});
  expect(askToSignIn).toHaveBeenCalledOnce();
  await act(async () => void (await api.auth.signIn(mara)));
  expect(screen.getByDisplayValue(secret)).toBeTruthy();
});

it('a press of one who is here after all asks for nothing, nor does a session that ends without one', async () => {
  open('mine', false);
  fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
  await act(async () => {});
  cleanup();
  open('mine', true);
  await act(async () => {});
  expect(askToSignIn).not.toHaveBeenCalled();
});
