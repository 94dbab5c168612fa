import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Shell } from './pages/Shell.ts';
import { History } from './pages/History.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { savedFile } from './world/files.ts';
import { mailedLink, member, picture, stranger, submitClip } from './world/people.ts';
import { opened } from './world/screens.ts';
import { expect, test } from './world/test.ts';

test('from signing up to a clip in the history, and out of it and back (A37, A65, A81, A123, A136, A137, A138, A310, A313, A355)', async ({
  page,
  origin,
  context,
  folder,
}) => {
  const person = stranger();
  const shell = new Shell(page);

  await test.step('sign up, confirm through the inbox, and be where one was', async () => {
    await page.goto('/pricing');
    await shell.askToSignIn();
    await shell.signUp(person);
    const told = shell.dialog.getByRole('status').filter({ hasText: 'Account Created!' });
    await expect(told).toContainText('Please check your email to verify your account.');
    const opening = context.waitForEvent('page');
    await told.getByRole('link', { name: /Open the inbox/ }).click();
    const inbox = await opening;
    await expect(inbox).toHaveURL(`${origin}/dev/inbox`);
    await expect(inbox.getByText(person.email).first()).toBeVisible();
    await inbox.close();
    await page.goto(await mailedLink(origin, person.email));
    await shell.expectSignedIn(person.fullName);
    await expect(shell.toast('Email confirmed')).toBeVisible();
    await expect(page).toHaveURL('/pricing');
    expect(new URL(page.url()).hash).not.toContain('access_token');
  });

  // Somebody else's clip goes first, so that ours is still on its way when the page is reloaded.
  const other = await member(origin);
  await submitClip(other.api, 8);

  const popup = await opened(context, () =>
    shell.navigation.getByRole('link', { name: 'WAN image to video' }).click(),
  );
  const studio = new WanStudio(popup);

  await test.step('the studio opens in a window of its own, with the strip of icons', async () => {
    await expect(studio.heading).toBeVisible();
    const strip = popup.getByRole('navigation', { name: 'Main' });
    expect((await strip.boundingBox())?.width).toBe(64);
    expect(context.pages()).toHaveLength(2);
  });

  await test.step('a dropped picture opens the form', async () => {
    const file = path.join(folder, 'harbour.png');
    await writeFile(file, picture());
    await studio.dropPicture(file);
    await expect(studio.price('200 credits · included, 3 of 3 left')).toBeVisible();
    await studio.prompt.fill('  Waves roll in, the camera pulls back  ');
  });

  await test.step('a reload in the middle changes nothing', async () => {
    await studio.generate.click();
    await expect(popup.getByText('Video generation started. Please wait...').last()).toBeVisible();
    await expect(studio.busy).toBeDisabled();
    await popup.reload();
    await expect(studio.busy).toBeDisabled();
    await expect(popup.locator('[data-component="DevelopingFrame"] img')).toBeVisible();
    await expect(studio.prompt).toHaveValue('  Waves roll in, the camera pulls back  ');
  });

  await test.step('this window has the tray as well, with what it waits for', async () => {
    await popup.getByRole('button', { name: /Activity\s*1 under way/ }).click();
    const tray = popup.getByRole('dialog', { name: 'Activity' });
    await expect(tray).toContainText('Waves roll in, the camera pulls back');
    await popup.keyboard.press('Escape');
    await expect(tray).toBeHidden();
  });

  await test.step('the generation ends in a clip that plays and seeks', async () => {
    const { seconds } = await studio.expectPlayable();
    expect(seconds).toBeCloseTo(5, 1);
    await expect(popup.getByText('Video generated successfully!').first()).toBeVisible();
    await expect(studio.price('200 credits · included, 2 of 3 left')).toBeVisible();
    await popup.close();
  });

  const history = new History(page);
  const card = history.cards.first();
  await test.step('the clip is found in the history, and downloaded', async () => {
    await shell.navigation.getByRole('link', { name: 'Creation history' }).click();
    await history.expectTotal('1 creation');
    await expect(card).toContainText('Waves roll in, the camera pulls back');
    const downloading = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Download' }).click();
    const { name, bytes } = await savedFile(await downloading);
    expect(name).toBe('waves-roll-in-the-camera-pulls-back.mp4');
    expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
  });

  await test.step('deleting asks first, and can be taken back', async () => {
    const question = await history.askToDelete(card);
    await question.getByRole('button', { name: 'Delete' }).click();
    await history.expectTotal('0 creations');
    await shell.toast('Deleted').getByRole('button', { name: 'Undo' }).click();
    await history.expectTotal('1 creation');
    await page.reload();
    await history.expectTotal('1 creation');
  });
});
