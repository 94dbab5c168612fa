import { Frame } from './pages/Frame.ts';
import { History } from './pages/History.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { member, submitClip } from './world/people.ts';
import { notedAsGone } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

test('a visitor fills in a studio, signs in at Generate, and finds every input still there (A80, D4)', async ({
  page,
  mara,
}) => {
  const studio = new WanStudio(page);
  const frame = new Frame(page);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  await studio.duration.focus();
  await page.keyboard.press('End');
  await expect(studio.price('250 credits')).toBeVisible();
  await studio.generate.click();
  await expect(frame.dialog).toBeVisible();
  await frame.signIn(mara);
  await expect(frame.toast('Welcome back!')).toContainText("You've successfully signed in.");
  await expect(frame.dialog).toBeHidden();
  await studio.expectPicture();
  await expect(studio.prompt).toHaveValue('Waves roll in');
  await expect(studio.price('250 credits · included, 3 of 3 left')).toBeVisible();
});

test('pressing too soon says what is missing, in the words of the tool (A312, A320, D5)', async ({
  page,
}) => {
  const studio = new WanStudio(page);
  await studio.open();
  await expect(studio.prompt).toBeHidden();
  await studio.pressTooSoon();
  await expect(page.getByText('Please select an image first').first()).toBeVisible();
  await studio.choosePicture();
  await studio.pressTooSoon();
  await expect(
    page.getByText('Please enter a prompt describing how you want the video to be generated').first(),
  ).toBeVisible();
  await expect(studio.prompt).toBeFocused();
});

test('the history stands behind the gate, says so, and opens on signing in (A67, A68, A69, A70, A129)', async ({
  page,
  mara,
}) => {
  await page.goto('/creation-history');
  await expect(page.getByText('Create stunning videos with artificial intelligence')).toBeVisible();
  const why = page.getByRole('main').getByRole('status').filter({ hasText: 'Authentication Required' });
  await expect(why).toContainText('Please log in to view your creation history.');
  await page.getByRole('textbox', { name: /Email/ }).fill(mara.email);
  await page.getByLabel(/^Password/).fill(mara.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(new History(page).heading).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('a wrong password is refused in the server’s own words (A83, A94)', async ({
  page,
  mara,
  complaints,
}) => {
  const frame = new Frame(page);
  await page.goto('/');
  await frame.askToSignIn();
  await frame.signIn({ email: mara.email, password: 'not the password' });
  await expect(frame.refusal).toHaveText('Sign In FailedInvalid login credentials');
  await expect(frame.dialog).toBeVisible();
  // The browser itself notes the refused request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('signing out clears what was on the screen, and keeps it from the next person (A63, A82, D4)', async ({
  page,
  mara,
}) => {
  const frame = new Frame(page);
  const studio = new WanStudio(page);
  await enterAs(page, mara);
  await studio.open();
  await frame.expectSignedIn(mara.fullName);
  await studio.choosePicture();
  await studio.prompt.fill('A secret');
  await page.getByRole('button', { name: mara.fullName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(frame.toast('Signed Out')).toBeVisible();
  await expect(studio.prompt).toBeHidden();
  await page.reload();
  await expect(studio.heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(page.getByText('A secret')).toHaveCount(0);
});

test('what is agreed to is read in lines of at most 68 letters', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    const text = page.getByRole('main').locator('h2 + *').first();
    // The width of a nought in its own face and size.
    const widest = await text.evaluate((prose) => {
      const nought = prose.appendChild(document.createElement('span'));
      nought.textContent = '0';
      return prose.getBoundingClientRect().width / nought.getBoundingClientRect().width;
    });
    expect(widest, path).toBeLessThanOrEqual(68.1);
  }
});

test('it has a mark for a start screen, and for whoever asks for the old one', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons } = (await (await request.get(manifest!)).json()) as {
    icons: { src: string; type: string }[];
  };
  for (const { src, type } of [...icons, { src: '/favicon.ico', type: 'image/x-icon' }]) {
    const answer = await request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type]);
  }
});

test('the terms lead to the licences of all that is served: code, fonts, and the networks of the device', async ({
  page,
}) => {
  await page.goto('/terms');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'The licences of what Kinora is made with' }).click();
  const licences = await opening;
  const text = licences.locator('body');
  for (const name of [
    'react',
    '@fontsource-variable/archivo',
    '@vladmandic/human',
    '@upscalerjs/esrgan-legacy',
  ])
    await expect(text).toContainText(new RegExp(`(^|\\s)${name} \\d`));
  await expect(text).toContainText('Permission is hereby granted');
});

test('an address without a page says so, leads home, and is logged (A25, A26)', async ({
  page,
  complaints,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  expect(complaints.splice(0)).toEqual([notedAsGone]);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(logged.join('\n')).toContain('/nowhere/at-all');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'What would you like to create?' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Home · Kinora');
});

test('a blocked window becomes a tab (A38, D25)', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  const opening = context.waitForEvent('page');
  await new Frame(page).navigation.getByRole('link', { name: 'WAN image to video' }).click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { level: 1, name: 'WAN image to video' })).toBeVisible();
  const navigation = tab.getByRole('navigation', { name: 'Main' });
  await expect.poll(async () => (await navigation.boundingBox())?.width).toBe(232);
});

test('signing in in one tab signs in the other (A89)', async ({ page, context, mara }) => {
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/');
  const frame = new Frame(second);
  await frame.askToSignIn();
  await frame.signIn(mara);
  await frame.expectSignedIn(mara.fullName);
  await new Frame(page).expectSignedIn(mara.fullName);
});

test('the sidebar folds to a strip of icons, and the bar above knows who is here (A31, A32, A33, A50, A60, A64)', async ({
  page,
  mara,
  complaints,
}) => {
  const { navigation } = new Frame(page);
  const bar = page.getByRole('banner');
  for (const path of ['/', '/wan-i2v', '/creation-history', '/terms', '/nowhere']) {
    await page.goto(path);
    await expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible();
  }
  expect(complaints.splice(0)).toEqual([notedAsGone]);
  const width = async () => (await navigation.boundingBox())?.width;
  expect(await width()).toBe(232);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(64);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(232);

  await enterAs(page, mara);
  await page.goto('/');
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeHidden();
  await bar.getByRole('button', { name: mara.fullName }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
});

test('the history holds one’s own creations alone (A143)', async ({ page, mara, origin }) => {
  const other = await member(origin);
  await submitClip(other.api);
  const totalOf = async ({ api }: typeof other) => (await api.creations.list({ sort: 'newest' })).total;
  await expect.poll(() => totalOf(other), { timeout: 40_000 }).toBe(1);
  expect(await totalOf(mara)).toBe(0);
  await enterAs(page, mara);
  const history = new History(page);
  await history.open();
  await history.expectTotal('0 creations');
  await expect(history.cards).toHaveCount(0);
});

test('the navigation stays where it is while a page scrolls (A29)', async ({ page }) => {
  await page.goto('/docs');
  const { navigation } = new Frame(page);
  const before = await navigation.boundingBox();
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await navigation.boundingBox()).toEqual(before);
});
