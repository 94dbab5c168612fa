import { expect, it } from 'vitest';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Payments } from '../payments/payments.ts';
import { sweepAccounts } from './sweepAccounts.ts';

it('a file that cannot go keeps no subscription running that has to end, and is told', async () => {
  const ended: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    subscriptions_to_end: [{ subscription: 'sub_second', returnsMoney: false }],
    money_to_return: [],
    files_without_owner: ['gone/a.png'],
  };
  const database = { call: async (name: string) => answers[name] ?? null } as unknown as ServiceDatabase;
  const files = {
    remove: async () => {
      throw new Error('It is locked.');
    },
  } as unknown as FileStore;
  const payments = {
    name: 'local',
    endSubscription: async (subscription: string) => void ended.push(subscription),
  } as unknown as Payments;
  await expect(
    sweepAccounts({ database, files, payments, log: () => {}, operatorMail: null, lettersDue: () => {} }),
  ).rejects.toThrow('It is locked.');
  expect(ended).toEqual(['sub_second']);
});
