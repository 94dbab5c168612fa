import type { Page } from '@playwright/test';
import { Shell } from './pages/Shell.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { pictureFile } from './world/files.ts';
import { untilMade } from './world/patience.ts';
import { mailedLink } from './world/people.ts';
import { stayingPage } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

/** Signed in, before a form that wants only to be sent. */
async function atWork(page: Page, person: Parameters<typeof enterAs>[1]) {
  await enterAs(page, person);
  const studio = new WanStudio(page);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  await expect(studio.price('200 credits · included, 3 of 3 left')).toBeVisible();
  return { studio, shell: new Shell(page) };
}

test('who forgot a password gets a new one by mail, and the link works once (A83, D37)', async ({
  page,
  mara,
  origin,
  complaints,
}) => {
  const shell = new Shell(page);
  await page.goto('/');
  await shell.askToSignIn();
  await shell.dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await shell.dialog.getByRole('textbox', { name: /Email/ }).fill(mara.email);
  await shell.dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText('If there is an account with this address, a link is on its way.'),
  ).toBeVisible();
  const link = await mailedLink(origin, mara.email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password#?$/);
  await expect(page.getByText(`For ${mara.email}`)).toBeVisible();
  await page.getByLabel(/^New password/).fill('another fine battery');
  await page.getByLabel(/^(Confirm|Repeat)/).fill('another fine battery');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();

  // Another browser: the old password is over, the new one holds, and so is the link.
  const elsewhere = await stayingPage(page.context().browser()!, origin);
  const away = new Shell(elsewhere);
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(/too old or was used already/)).toBeVisible();
  await elsewhere.goto('/');
  await away.askToSignIn();
  await away.signIn(mara);
  await expect(away.refusal).toContainText('Sign In Failed');
  await away.signIn({ email: mara.email, password: 'another fine battery' });
  await away.expectSignedIn(mara.fullName);
  await elsewhere.context().close();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 400/.test(text)));
});

test('a session that ends in the middle of work asks and keeps the work: a press goes on by itself, and so does who only waits (A88, A96)', async ({
  page,
  mara,
  complaints,
}) => {
  await page.clock.install();
  const { studio, shell } = await atWork(page, mara);
  const comeBack = async () => {
    await expect(shell.toast('Your session has ended')).toContainText('What you were doing is still here.');
    await expect(shell.dialog).toBeVisible();
    await shell.signIn(mara);
    await expect(shell.dialog).toBeHidden();
  };

  await test.step('ended from elsewhere, it is noticed at a press', async () => {
    await mara.api.auth.signOut();
    await studio.generate.click();
    await comeBack();
    await expect(studio.clip).toBeVisible(untilMade);
    await mara.api.auth.signIn(mara);
    expect((await mara.api.creations.list({ sort: 'newest' })).total).toBe(1);
  });

  await test.step('where nothing is pressed, it is noticed when the token is to be renewed', async () => {
    await mara.api.account.endOtherSessions();
    await page.clock.fastForward('02:00:00');
    await comeBack();
    await studio.expectPicture();
    await expect(studio.prompt).toHaveValue('Waves roll in');
    await expect(studio.clip).toBeVisible();
  });

  // The browser itself notes what was refused.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/status of 40[013]/);
});

test('a stored session that is over when a page is opened leads to the gate, and from there to that page: nothing that was typed is lost (A68, A88, D4)', async ({
  page,
  mara,
  complaints,
}) => {
  const { studio } = await atWork(page, mara);
  await page.reload();
  await studio.expectPicture();
  // Ended from elsewhere, and its token has to be renewed at once, as after a night.
  await mara.api.auth.signOut();
  await page.evaluate(() => {
    const key = 'kinora-session';
    const kept = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1 }));
  });

  await page.goto('/creation-history?sort=oldest');
  const gate = page.getByRole('main');
  await gate.getByRole('textbox', { name: 'Email' }).fill(mara.email);
  await gate.getByLabel(/^Password/).fill(mara.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Creation history' })).toBeVisible();
  await expect(page).toHaveURL(/\/creation-history\?sort=oldest$/);
  await new Shell(page).expectSignedIn(mara.fullName);

  await page.goto('/wan-i2v');
  await studio.expectPicture();
  await expect(studio.prompt).toHaveValue('Waves roll in');
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/status of 40[013]/);
});

/** From now on the server knows nothing of the session of this page, until it is let go. */
async function loseSession(page: Page): Promise<() => Promise<void>> {
  await page.route(/\/(?:rest|storage|functions)\/v1\//, (route) => route.fulfill({ status: 401, json: {} }));
  await page.route(/\/auth\/v1\/token/, (route) =>
    route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found', msg: 'Over.' } }),
  );
  return () => page.unrouteAll();
}

test('on a page of one’s own, what is half typed outlasts the session, and is saved once one is back (A88, D3)', async ({
  page,
  mara,
  complaints,
}) => {
  await enterAs(page, mara);
  const shell = new Shell(page);
  await page.goto('/characters');
  const form = page.getByRole('dialog', { name: 'New character' });
  const name = form.getByRole('textbox', { name: 'Name' });
  const typeHalf = async (half: string) => {
    await page.getByRole('button', { name: 'New character' }).click();
    await name.fill(half);
    await form.locator('input[type="file"]').setInputFiles(pictureFile());
    await expect(form.getByText(pictureFile().name, { exact: true })).toBeVisible();
  };

  await typeHalf('Bruno');
  const letGo = await loseSession(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shell.toast('Your session has ended')).toBeVisible();
  await expect(shell.dialog).toBeVisible();
  await letGo();
  await shell.signIn(mara);
  await expect(shell.toast('Character saved')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Bruno' })).toBeVisible();

  // Who declines leaves nothing of it on the screen, and finds all of it when they come after all.
  await typeHalf('Ada');
  const letGoAgain = await loseSession(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shell.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  const gate = page.getByRole('main');
  await expect(gate.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(form).toHaveCount(0);
  await letGoAgain();
  await gate.getByRole('textbox', { name: 'Email' }).fill(mara.email);
  await gate.getByLabel(/^Password/).fill(mara.password);
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Ada');
  await expect(form.getByText(pictureFile().name, { exact: true })).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 40[013]/.test(text)));
});
