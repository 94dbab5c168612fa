// What a test of a component waits for may come late on a busy machine.
import { beforeAll } from 'vitest';
import { untilSeen } from './patience.ts';

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: untilSeen });
});
