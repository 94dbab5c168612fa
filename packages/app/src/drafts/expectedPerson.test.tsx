// @vitest-environment happy-dom
import { initialValues, createImage } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { Studio } from '@kinora/studio-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider, useAuth } from '../account/AuthProvider.tsx';
import { sessionKey } from '../api/sessionKey.ts';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { DraftsProvider } from './DraftsProvider.tsx';
import { draftStorage } from './draftStorage.ts';
import { filesInMemory } from '../testing/filesInMemory.ts';
import { draftStore } from './draftStore.ts';
import { useDrafts } from './useDrafts.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const tool = createImage;
const secret = 'What nobody else may read';

function Form({ api }: { api: ReturnType<typeof createFakeStudioApi> }) {
  const { status, sessionEpoch } = useAuth();
  const account = { status, sessionEpoch, limits: null, refresh: async () => null };
  return <Studio tool={tool} api={api} drafts={useDrafts()} account={account} />;
}

/** Somebody's form is kept, and this is who is there when the page is opened again. */
function open(mine: string, isVisitor: boolean) {
  const api = createFakeStudioApi({
    scenario: { accounts: [{ email: 'mara@example.com', password: 'correct horse' }], isVisitor },
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
  return { owner };
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
