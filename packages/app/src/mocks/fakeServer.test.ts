import { createFakeStudioApi } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { fakeServer } from './fakeServer.ts';

const mara = { email: 'mara@example.com', password: 'correct horse' };
const otto = { email: 'otto@example.com', password: 'correct horse', balance: 40 };

it('whoever sent a request is who asks, also after others have asked and after a wait', async () => {
  const fake = createFakeStudioApi({ scenario: { accounts: [mara, otto] } });
  const server = fakeServer(fake, 'https://kinora.test');
  const senderWith = (token?: string) =>
    server.asSender(
      new Request(server.url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }),
    );
  const tokenOf = (email: string) => fake.world.accounts.get(email)!.session.access_token;
  const [first, second, visitor] = [
    senderWith(tokenOf(mara.email)),
    senderWith(tokenOf(otto.email)),
    senderWith(),
  ];
  await Promise.resolve();
  await expect(visitor.credits.limits()).rejects.toMatchObject({ problem: { kind: 'NotSignedIn' } });
  expect(await second.credits.limits()).toMatchObject({ credit_balance: 40 });
  expect(await first.auth.session()).toMatchObject({ user: { email: mara.email } });
  await second.library.saveAlbum({ title: 'Harbour' });
  expect(await first.library.albums()).toEqual([]);
  // What one changed is there for whoever asks next as them, and who is signed in at the fake itself stays.
  expect(await senderWith(tokenOf(otto.email)).library.albums()).toHaveLength(1);
  expect(await fake.auth.session()).toMatchObject({ user: { email: mara.email } });
});
