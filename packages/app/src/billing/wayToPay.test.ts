import { expect, it } from 'vitest';
import { memorySession } from '../tabSession.ts';
import { wayLeft } from './wayToPay.ts';

it('a way to pay that can’t be read leads nowhere, and stops nobody', () => {
  const session = memorySession();
  session.setItem('kinora-way-to-pay', '{"userId":');
  expect(wayLeft(session)).toBeNull();
});
