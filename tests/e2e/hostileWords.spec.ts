import { hostile } from '@kinora/contract/testing';
import type { Page } from '@playwright/test';
import { History } from './pages/History.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { member, submitClip } from './world/people.ts';
import { arrive, drawn } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

const narrow = 320;

/** What reaches beyond the window's edges, of the page and of what lies over it, and may not be pushed into sight. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const isPushed = (from: Element): boolean => {
      for (let at = from.parentElement; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
          return true;
      return false;
    };
    const over = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
    const pressable = [...document.querySelectorAll('button, a[href], input, textarea')].filter((each) => {
      const { left, right, width: own } = each.getBoundingClientRect();
      return own > 1 && each.checkVisibility() && (left < -1 || right > width + 1) && !isPushed(each);
    });
    return [
      ...(document.documentElement.scrollWidth > width
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : []),
      ...over
        .filter((each) => each.scrollWidth > each.clientWidth)
        .map((each) => `${each.role} is ${each.scrollWidth} wide`),
      ...pressable.map((each) => `beyond: ${each.ariaLabel ?? each.textContent}`.slice(0, 60)),
    ];
  }, narrow);

test('names, prompts and titles with no place to break leave every own screen as narrow as the narrowest phone (A30)', async ({
  page,
  origin,
}) => {
  const person = await member(origin, { fullName: hostile.name });
  const { api } = person;
  for await (const job of api.generate.follow(await submitClip(api, 2, hostile.words.slice(0, 400))))
    if (job.status === 'failed') throw new Error(job.message ?? 'A clip failed.');
  const [made] = (await api.creations.list({ sort: 'newest' })).items;
  const title = hostile.words.slice(300, 500);
  await api.creations.rename(made!.id, title);
  await api.creations.setLiked(made!.id, true);
  await api.library.addBookmark({ creation: made!.id });
  const album = await api.library.saveAlbum({
    title: hostile.name.slice(0, 120),
    description: hostile.words.slice(300, 800),
  });
  await api.library.addToAlbum(album, [made!.id]);

  await page.setViewportSize({ width: narrow, height: 640 });
  await enterAs(page, person);
  const expectNarrow = async (where: string) => {
    await drawn(page);
    await expect.soft.poll(() => beyond(page), { message: where }).toEqual([]);
  };
  const places = [
    '/',
    '/creation-history',
    '/liked',
    '/bookmarks',
    '/saved-albums',
    `/saved-albums?album=${album}`,
  ];
  for (const address of [...places, '/characters', '/account']) {
    await arrive(page, address);
    await expectNarrow(address);
  }

  await arrive(page, `/creation-history?creation=${made!.id}`);
  const view = page.getByRole('dialog');
  await expect(view.getByRole('heading', { name: title })).toBeVisible();
  await expectNarrow('a creation, opened');
  await view.getByRole('button', { name: 'Rename' }).click();
  await expectNarrow('its new title');
  await page.keyboard.press('Escape');

  const history = new History(page);
  await history.open();
  await history.askToDelete(history.cards.first());
  await expectNarrow('the question before deleting');
  await page.keyboard.press('Escape');

  await arrive(page, '/saved-albums');
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('dialog').getByText('Public', { exact: true }).click();
  await expectNarrow('an album that is shared');

  const studio = new WanStudio(page);
  await studio.open();
  await studio.choosePicture(hostile.fileName);
  await studio.prompt.fill(hostile.words.slice(0, 400));
  await expectNarrow('a filled studio');
  await page.getByRole('banner').getByRole('button', { name: person.fullName }).click();
  await expectNarrow('the menu of an account');
});
