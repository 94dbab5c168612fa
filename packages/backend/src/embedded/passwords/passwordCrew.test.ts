import { performance } from 'node:perf_hooks';
import bcrypt from 'bcryptjs';
import { afterEach, expect, test } from 'vitest';
import { passwordCrew, type PasswordCrew } from './passwordCrew.ts';

let crew: PasswordCrew | null = null;
afterEach(() => crew?.close());

const broken = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

test('a password that was hashed aside is known again, here and there, and another is not', async () => {
  crew = passwordCrew({ threads: 1 });
  const kept = await crew.hash('correct horse', 4);
  expect(bcrypt.getRounds(kept)).toBe(4);
  expect(await crew.compare('correct horse', kept)).toBe(true);
  expect(await crew.compare('wrong horse', kept)).toBe(false);
  expect(bcrypt.compareSync('correct horse', kept)).toBe(true);
});

test('a crowd is worked through by as many threads as there are, each answered with its own', async () => {
  crew = passwordCrew({ threads: 2 });
  const names = Array.from({ length: 12 }, (_, nth) => `horse ${nth}`);
  const hashes = await Promise.all(names.map((name) => crew!.hash(name, 4)));
  expect(hashes.map((kept, nth) => bcrypt.compareSync(names[nth]!, kept))).toEqual(names.map(() => true));
});

test('while passwords are worked on, the thread that answers requests is free', async () => {
  crew = passwordCrew({ threads: 1 });
  await crew.hash('begun', 4);
  const busyBefore = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 4 }, () => crew!.hash('correct horse', 10)));
  const { utilization } = performance.eventLoopUtilization(busyBefore);
  expect(utilization).toBeLessThan(0.5);
});

test('what cannot be worked on is told to whoever asked, and the next is served', async () => {
  crew = passwordCrew({ threads: 1 });
  await expect(crew.compare('correct horse', 42 as unknown as string)).rejects.toThrow(/argument/i);
  expect(await crew.compare('correct horse', 'no hash at all')).toBe(false);
});

test('a thread that ends is told to whoever waited for it, and a new one takes the next', async () => {
  crew = passwordCrew({
    threads: 1,
    program: broken(`import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ password }) => password === 'fatal' ? process.exit(3) : parentPort.postMessage({ result: 'hashed' }));`),
  });
  const fatal = crew.hash('fatal', 4);
  const next = crew.hash('next', 4);
  await expect(fatal).rejects.toThrow('code 3');
  expect(await next).toBe('hashed');
});

test('who still waits when the server stops is told so', async () => {
  crew = passwordCrew({ threads: 1 });
  const waits = [crew.hash('one', 10), crew.hash('two', 10)];
  const told = Promise.allSettled(waits);
  await crew.close();
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(crew.hash('late', 4)).rejects.toThrow('stopping');
});
