import { bodyRead } from '../../bodies/bodyRead.ts';
import { passwordChangeSchema } from '../../bodies/passwords.ts';
import { StudioError } from '../../errors.ts';
import type { AccountApi } from '../../studioApi.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { gone, invalid } from './refusals.ts';

const exportLasts = 5 * 60_000;

export const fakeAccountApi = (world: FakeWorld): AccountApi => ({
  async changePassword({ current, next }) {
    world.enter('account.changePassword');
    const account = world.signedIn();
    const asked = bodyRead(passwordChangeSchema, { current, next });
    if (!asked.ok) throw new StudioError(asked.problem);
    if (account.password !== current) throw invalid('This is not the current password.', 'current');
    account.password = next;
    account.devices = account.devices.filter((each) => each.is_current);
  },
  async sessions(options) {
    world.enter('account.sessions', options?.signal);
    return world.signedIn().devices;
  },
  async endSession(id) {
    world.enter('account.endSession');
    const account = world.signedIn();
    if (!account.devices.some((each) => each.id === id)) throw gone('This session is over already.');
    account.devices = account.devices.filter((each) => each.id !== id);
  },
  async endOtherSessions() {
    world.enter('account.endOtherSessions');
    const account = world.signedIn();
    account.devices = account.devices.filter((each) => each.is_current);
  },
  async exportData() {
    world.enter('account.exportData');
    const { session } = world.signedIn();
    return {
      url: `https://files.example/export/${session.user.id}.zip`,
      expiresAt: new Date(world.clock.now() + exportLasts).toISOString(),
    };
  },
  async delete({ password }) {
    world.enter('account.delete');
    const account = world.signedIn();
    if (account.password !== password) throw invalid('This is not your password.', 'password');
    for (const [email, each] of world.accounts) if (each === account) world.accounts.delete(email);
    world.current = null;
    world.tellAuth('SIGNED_OUT');
  },
});
