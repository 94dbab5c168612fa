// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { ToastsProvider, useToasts } from '../toasts.tsx';
import type { MailReturn } from './mailReturn.ts';
import { useMailReturn } from './useMailReturn.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
afterEach(cleanup);

function Page({ mailReturn }: { mailReturn: MailReturn }) {
  useMailReturn(mailReturn);
  return <ToastRegion queue={useToasts()} />;
}

const titlesAfter = async (mailReturn: MailReturn) => {
  render(
    <StudioApiProvider api={api}>
      <ToastsProvider>
        <Page mailReturn={mailReturn} />
      </ToastsProvider>
    </StudioApiProvider>,
  );
  await act(async () => {});
  await act(async () => api.world.tellAuth('SIGNED_IN'));
  return screen
    .queryAllByText(/^(Email confirmed|This link did not work)$/)
    .map(({ textContent }) => textContent);
};

describe('coming back by a link in a mail (D29)', () => {
  it('is confirmed, once, when the server took its token', async () => {
    const { access_token } = api.world.current!.session;
    expect(await titlesAfter({ kind: 'confirming', accessToken: access_token })).toEqual(['Email confirmed']);
  });

  it('says nothing of a token that the server did not take, though somebody is signed in', async () => {
    expect(await titlesAfter({ kind: 'confirming', accessToken: 'x' })).toEqual([]);
  });

  it('says that a link did not work', async () => {
    expect(await titlesAfter({ kind: 'failed', message: 'Over.' })).toEqual(['This link did not work']);
  });
});
