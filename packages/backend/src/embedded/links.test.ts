import { tutorialsWith } from '@kinora/contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLinks } from './links.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-links-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function saying(text: string) {
  await writeFile(path.join(folder, 'mine.json'), text);
  return readLinks({ env: { KINORA_LINKS: 'mine.json' }, root: folder });
}

it('the file of the checkout leads somewhere from each place that leads away (A51, A56, A203, A346)', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const { chatUrl, wikiUrl, tutorialUrls } = readLinks({ env: {}, root });
  expect(chatUrl).toBeTruthy();
  expect(wikiUrl).toBeTruthy();
  const featured = tutorialsWith({})
    .filter(({ isFeatured }) => isFeatured)
    .map(({ id }) => id);
  expect(Object.keys(tutorialUrls)).toEqual(featured);
});

it('an operator names a file of their own, with what they have', async () => {
  expect(await saying('{"chatUrl":"https://chat.example.org/kinora"}')).toEqual({
    chatUrl: 'https://chat.example.org/kinora',
    tutorialUrls: {},
  });
});

it.each([
  ['{', 'is not JSON'],
  ['{"chatUrl":"javascript:alert(1)"}', 'has something wrong in chatUrl'],
  ['{"wikiUrl":"//elsewhere.example.org"}', 'has something wrong in wikiUrl'],
  ['{"tutorialUrls":{"first-clip":7}}', 'has something wrong in tutorialUrls.first-clip'],
])('%s is refused at the start, and told', async (text, why) => {
  await expect(saying(text)).rejects.toThrow(why);
});

it('a file that is not there is told', () => {
  expect(() => readLinks({ env: { KINORA_LINKS: 'none.json' }, root: folder })).toThrow('can not be read');
});
