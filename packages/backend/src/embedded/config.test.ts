import { expect, test } from 'vitest';
import { isLoopback, readConfig } from './config.ts';
import { originsOf } from './origins.ts';
import { StartProblem } from './StartProblem.ts';

const read = (env: Record<string, string>) => readConfig({ env, root: '/srv/kinora' });

test('a server that is asked for nothing serves this machine on 4173 and keeps its data in the checkout', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 4173,
    dataFolder: '/srv/kinora/.kinora',
    appFolder: '/srv/kinora/packages/app/dist',
    isLocal: true,
    publicUrl: null,
  });
});

test('local mode needs a loopback address, nothing public in front, and no production', () => {
  const modes = [
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '0.0.0.0' },
    { HOST: '10.0.0.5' },
    { NODE_ENV: 'production' },
    { KINORA_URL: 'http://localhost:5173' },
    { KINORA_URL: 'https://kinora.example.org' },
    { KINORA_PROXIES: '0' },
    { KINORA_PROXIES: '1' },
  ];
  expect(modes.map((env) => read(env as Record<string, string>).isLocal)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('names that only look like this machine are others', () => {
  const names = [
    '127.0.0.1',
    '127.9.9.9',
    '[::1]',
    'LOCALHOST',
    'a.localhost',
    '127.0.0.1.nip.io',
    'localhost.evil',
    '128.0.0.1',
    '',
  ];
  expect(names.map(isLoopback)).toEqual([true, true, true, true, true, false, false, false, false]);
});

test('a port that is none and an address that is none are told in a sentence', () => {
  expect(() => read({ PORT: '70000' })).toThrow(
    new StartProblem('PORT is "70000", and a port is a number from 0 to 65535.'),
  );
  expect(() => read({ PORT: 'http' })).toThrow(StartProblem);
  expect(() => read({ KINORA_URL: 'kinora.example.org' })).toThrow(/must be an address such as https/);
});

test('in public the address of links is the operator’s, whatever Host a request claims', () => {
  const origins = originsOf(read({ HOST: '0.0.0.0', KINORA_URL: 'https://kinora.example.org/' }), 4173);
  const forged = new Request('http://x/', { headers: { host: 'evil.example' } });
  expect([origins.main, origins.all, origins.of(forged)]).toEqual([
    'https://kinora.example.org',
    ['https://kinora.example.org'],
    'https://kinora.example.org',
  ]);
});
