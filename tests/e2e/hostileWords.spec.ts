import { historyWords, libraryWords, sharedAlbumHref, type Album } from '@kinora/contract';
import { hostile } from '@kinora/contract/testing';
import type { Page } from '@playwright/test';
import { spilled } from '../../packages/studio-kit/src/testing/spilled.ts';
import { History } from './pages/History.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { member, picture, submitClip } from './world/people.ts';
import { arrive, drawn } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';
import { ownTrainedModels } from './world/trainedModels.ts';

/** A phone, a narrow phone, a tablet and a desk. */
const widths = [320, 390, 768, 1280];
const narrowest = widths[0]!;
const sized = (page: Page, width: number) => page.setViewportSize({ width, height: 640 });

/** What a form has room for: still with words that stand without spaces, and that run the other way. */
function cut(from: number, to: number): string {
  const some = hostile.words.slice(from, to);
  for (const script of [/\p{Script=Han}/u, /\p{Script=Arabic}/u]) expect(some).toMatch(script);
  return some;
}

test('names, prompts and titles with no place to break widen no own screen, from the narrowest phone to a desk (A30)', async ({
  page,
  server,
}) => {
  const { origin } = server;
  const person = await member(origin, { fullName: hostile.name });
  const { api } = person;
  for (const words of [cut(0, 400), cut(200, 600)])
    for await (const job of api.generate.follow(await submitClip(api, 2, words)))
      if (job.status === 'failed') throw new Error(job.message ?? 'A clip failed.');
  const [made, other] = (await api.creations.list({ sort: 'newest' })).items;
  const title = cut(300, 500);
  await api.creations.rename(made!.id, title);
  await api.creations.setLiked(made!.id, true);
  await api.library.addBookmark({ creation: made!.id });
  const album = await api.library.saveAlbum({
    title: hostile.name.slice(0, 120),
    description: cut(300, 800),
  });
  await api.library.addToAlbum(album, [made!.id]);

  const image = await api.storage.upload(new Blob([new Uint8Array(picture())], { type: 'image/png' }), {
    name: hostile.fileName,
  });
  const character = { name: hostile.name.slice(0, 80), description: hostile.words };
  await api.library.saveCharacter({ ...character, images: [image] });
  const trained = { ...character, trigger_word: character.name };
  await ownTrainedModels(server, person, [
    { ...trained, status: 'ready' },
    { ...trained, status: 'failed', message: hostile.words },
  ]);

  await sized(page, narrowest);
  await enterAs(page, person);
  /** At every width; and then it is a phone's again. */
  const expectFits = async (where: string) => {
    for (const width of widths.toReversed()) {
      await sized(page, width);
      await drawn(page);
      await expect.soft
        .poll(() => page.locator(':root').evaluate(spilled), { message: `${where} at ${width}` })
        .toEqual([]);
    }
  };
  const places = [
    '/',
    '/creation-history',
    '/liked',
    '/bookmarks',
    '/saved-albums',
    `/saved-albums?album=${album}`,
  ];
  for (const address of [...places, '/account']) {
    await arrive(page, address);
    await expectFits(address);
  }

  await arrive(page, '/characters');
  await expect(page.getByRole('article', { name: character.name })).toHaveCount(1);
  await expectFits('/characters');
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(2);
  await expectFits('a character, to be changed');
  await page.keyboard.press('Escape');
  await arrive(page, '/trained-models');
  await expect(page.getByRole('article', { name: trained.name })).toHaveCount(2);
  await expectFits('/trained-models');

  await arrive(page, `/creation-history?creation=${made!.id}`);
  const view = page.getByRole('dialog');
  await expect(view.getByRole('heading', { name: title })).toBeVisible();
  await expectFits('a creation, opened');
  await view.getByRole('button', { name: 'Rename' }).click();
  await expectFits('its new title');
  await page.keyboard.press('Escape');

  const history = new History(page);
  await history.open();
  await history.askToDelete(history.cards.first());
  await expectFits('the question before deleting');
  await page.keyboard.press('Escape');
  for (const row of [0, 1]) {
    await page.getByRole('row').nth(row).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByRole('dialog', { name: historyWords.compared })).toBeVisible();
  await expectFits('two frames compared');
  await page.keyboard.press('Escape');

  await api.creations.remove(other!.id);
  await arrive(page, '/creation-history?trash=1');
  const deleted = page.getByRole('article');
  await expect(deleted).toHaveCount(1);
  await expectFits('the trash');
  await deleted.getByRole('button', { name: /forever/i }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFits('the question before deleting for good');
  await page.keyboard.press('Escape');

  await arrive(page, '/saved-albums');
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('dialog').getByText('Public', { exact: true }).click();
  await expectFits('an album that is shared');
  const [{ shareToken }] = (await api.library.albums()) as [Album];
  await arrive(page, sharedAlbumHref(shareToken!));
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expectFits('what somebody else shared');
  await page.getByRole('button', { name: libraryWords.albums.report }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(cut(0, 400));
  await expectFits('a report of it');
  await page.keyboard.press('Escape');

  const studio = new WanStudio(page);
  await studio.open();
  await studio.choosePicture(hostile.fileName);
  await studio.prompt.fill(cut(0, 400));
  await expectFits('a filled studio');
  await page.getByRole('banner').getByRole('button', { name: person.fullName }).click();
  await expectFits('the menu of an account');
  await expect(page.getByRole('menu')).toBeVisible();
});
