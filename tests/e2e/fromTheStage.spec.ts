import {
  deedWords,
  fullTitleOf,
  jobWords,
  libraryWords,
  linkWords,
  premiumVideoExtend,
} from '@kinora/contract';
import { provenanceIn } from '@kinora/media';
import { ToolStudio } from './pages/ToolStudio.ts';
import { savedFile } from './world/files.ts';
import { filledStudio } from './world/filledStudio.ts';
import { keepEngineBusy } from './world/people.ts';
import { expect, test } from './world/test.ts';

test('a clip waits its turn, is saved from the stage with its name and what made it inside, its link leads its owner to it, and it goes on in another tool', async ({
  page,
  mara,
  origin,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const { shell, studio } = await filledStudio(page, mara);

  await test.step('while somebody else’s is made, its place in line is on the stage and in the tray', async () => {
    const letGo = await keepEngineBusy(origin);
    await studio.generate.click();
    await expect(page.locator('[data-component="DevelopingFrame"]')).toContainText(jobWords.ahead('1'));
    await page.getByRole('button', { name: /^Activity/ }).click();
    await expect(page.getByRole('dialog', { name: 'Activity' })).toContainText(jobWords.ahead('1'));
    await page.keyboard.press('Escape');
    await letGo();
    await studio.expectPlayable();
  });

  await test.step('the saved file says what made it', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const { name, bytes } = await savedFile(await downloading);
    expect(name).toBe('waves-roll-in.mp4');
    expect(provenanceIn(bytes)).toMatchObject({
      tool: 'wan-i2v',
      engine: 'Local engine, no AI',
      prompt: 'Waves roll in',
      settings: { duration: 5 },
    });
  });

  await test.step('the copied link, opened in another window, shows the clip', async () => {
    await page.getByRole('button', { name: deedWords.copyLink }).click();
    await expect(shell.toast(linkWords.copied.title)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const view = other.getByRole('dialog', { name: 'Waves roll in' });
    await expect(view.locator('video')).toBeVisible();
    await other.close();
  });

  await test.step('the clip is what another tool begins with', async () => {
    await page.getByRole('button', { name: libraryWords.goOnIn.label }).click();
    await page.getByRole('menuitem', { name: fullTitleOf(premiumVideoExtend) }).click();
    const extend = new ToolStudio(page, premiumVideoExtend);
    await expect(extend.place('video')).toContainText('waves-roll-in.mp4');
  });
});
