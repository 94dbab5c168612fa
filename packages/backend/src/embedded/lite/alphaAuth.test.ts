import { expect, test } from 'vitest';
import { refuseUnknownAlpha } from './alphaAuth.ts';

const start = (isLocal: boolean, said?: string) => () =>
  refuseUnknownAlpha({ isLocal, env: { KINORA_ALPHA_AUTH: said } });

test('a server that others reach does not start before its operator knows what its auth service is', () => {
  expect(start(false)).toThrow(/KINORA_ALPHA_AUTH=accepted/);
  expect(start(false, 'yes')).toThrow(/KINORA_ALPHA_AUTH=accepted/);
  expect(start(false, 'accepted')).not.toThrow();
});

test('on one’s own machine nobody is asked', () => {
  expect(start(true)).not.toThrow();
});
