import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'kinora review '));
  vi.resetModules();
  vi.doMock('../test/command.ts', () => ({ root: place }));
});
afterEach(() => rm(place, { recursive: true, force: true }));

async function lies(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(place, file)), { recursive: true });
  await writeFile(path.join(place, file), content);
}

async function reviewed() {
  await lies('tests/pictures/dark/button--rest.png', 'old');
  await lies('.vitest/pictures/dark/button--rest-actual.png', 'new');
  await lies('.vitest/pictures/dark/button--rest-diff.png', 'diff');
  await lies('.vitest/pictures/light/button--fresh-reference.png', 'first');
  const { serveReview } = await import('./reviewServer.ts');
  const { address, server } = await serveReview();
  const accept = (set: string, story: string, type = 'application/json') =>
    fetch(`${address}accept`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ set, story }),
    });
  return { address, server, accept, text: async (at: string) => (await fetch(address + at)).text() };
}

it('a review shows old, new and difference side by side, and a picture that is there for the first time', async () => {
  const { server, text } = await reviewed();
  const page = await text('');
  expect(page).toContain('2 pictures differ');
  expect(page.match(/<img/g)).toHaveLength(4);
  const served = ['old', 'new', 'diff'].map((which) => text(`${which}/dark/button--rest`));
  expect(await Promise.all(served)).toEqual(['old', 'new', 'diff']);
  expect(await text('new/light/button--fresh')).toBe('first');
  server.close();
});

it('a review shows no picture that was at rest at a later look, and knows which these were until it forgets all', async () => {
  const { server, text } = await reviewed();
  const { atRestLate, forgetDifferences, wasAtRest } = await import('./differences.ts');
  expect(await atRestLate()).toEqual([]);
  await wasAtRest('dark', 'button--rest', 2);
  await wasAtRest('light', 'menu--open', 3);
  expect(await text('')).toContain('1 picture differs');
  expect(await atRestLate()).toEqual([
    { picture: 'dark/button--rest', look: 2 },
    { picture: 'light/menu--open', look: 3 },
  ]);
  await forgetDifferences();
  expect(await atRestLate()).toEqual([]);
  server.close();
});

it('a picture that is accepted takes the place of the old and is no difference any more', async () => {
  const { server, accept, text } = await reviewed();
  expect((await accept('dark', 'button--rest')).status).toBe(200);
  expect(await readFile(path.join(place, 'tests/pictures/dark/button--rest.png'), 'utf8')).toBe('new');
  expect(await text('')).toContain('1 picture differs');
  expect((await accept('light', 'button--fresh')).status).toBe(200);
  expect(await readFile(path.join(place, 'tests/pictures/light/button--fresh.png'), 'utf8')).toBe('first');
  expect(await text('')).toContain('No picture differs any more');
  server.close();
});

it('a review accepts nothing that does not differ, and nothing from a page of somebody else', async () => {
  const { server, accept } = await reviewed();
  expect((await accept('../dark', 'button--rest')).status).toBe(404);
  expect((await accept('dark', 'button--rest', 'text/plain')).status).toBe(404);
  expect(await readFile(path.join(place, 'tests/pictures/dark/button--rest.png'), 'utf8')).toBe('old');
  server.close();
});
