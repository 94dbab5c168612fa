import { activityWords, jobWords, newsWords, premiumMultiImage } from '@kinora/contract';
import { Shell } from './pages/Shell.ts';
import { History } from './pages/History.ts';
import { ToolStudio } from './pages/ToolStudio.ts';
import { WanStudio } from './pages/WanStudio.ts';
import { Hand, liftedFrom } from './world/dragging.ts';
import { keepEngineBusy, madeClip, picture, spendAllowance, submitClip } from './world/people.ts';
import { untilMade } from './world/patience.ts';
import { stayingPage } from './world/screens.ts';
import { enterAs, expect, test } from './world/test.ts';

const underWay = /Activity\s*1 under way/;

test('what one window begins is seen and counted in the other, and so is another that is begun meanwhile (D36)', async ({
  page,
  mara,
  origin,
}) => {
  await enterAs(page, mara);
  await page.goto('/');
  const included = page.getByRole('meter', { name: 'Included videos' });
  await expect(included).toHaveAttribute('aria-valuetext', /^0 of 3/);

  const other = await page.context().newPage();
  const studio = new WanStudio(other);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  const letGo = await keepEngineBusy(origin);
  await studio.generate.click();

  await expect(page.getByRole('button', { name: underWay })).toBeVisible();
  await expect(included).toHaveAttribute('aria-valuetext', /^1 of 3/);
  await other.getByRole('button', { name: 'Make another meanwhile' }).click();
  await studio.prompt.fill('Snow falls');
  await studio.generate.click();
  await expect(page.getByRole('button', { name: /Activity\s*2 under way/ })).toBeVisible();
  await expect(included).toHaveAttribute('aria-valuetext', /^2 of 3/);
  await letGo();
  await studio.expectPlayable();
  await page.getByRole('button', { name: 'Activity' }).click();
  await expect(page.getByRole('link', { name: 'Open Snow falls' })).toBeVisible();
  await page.getByRole('link', { name: 'Open Waves roll in' }).click();
  await expect(page.getByRole('dialog', { name: 'Waves roll in' })).toBeVisible();
});

test('what is under way when everything is closed is found on another device, and what ended too (D36)', async ({
  page,
  browser,
  mara,
  origin,
}) => {
  // As long as two browsers take to come.
  const holds = await Promise.all([1, 2, 3, 4].map(() => keepEngineBusy(origin)));
  await enterAs(page, mara);
  const first = new WanStudio(page);
  await first.open();
  await first.choosePicture();
  await first.prompt.fill('Waves roll in');
  await first.generate.click();
  // The tray also counts what is not accepted yet, and ends with its page.
  await expect.poll(async () => (await mara.api.generate.running()).length).toBe(1);
  await page.context().close();

  const elsewhere = await stayingPage(browser, origin);
  await enterAs(elsewhere, mara);
  const second = new WanStudio(elsewhere);
  await second.open();
  await expect(second.busy).toBeDisabled();
  await expect(elsewhere.getByRole('button', { name: underWay })).toBeVisible();
  await elsewhere.goto('about:blank');
  await Promise.all(holds.map((letGo) => letGo()));
  await expect.poll(async () => (await mara.api.generate.running()).length).toBe(0);

  await elsewhere.goto('/');
  await elsewhere.getByRole('button', { name: 'Activity' }).click();
  await expect(elsewhere.getByRole('link', { name: 'Open Waves roll in' })).toBeVisible();
  await elsewhere.context().close();
});

test('a generation is cancelled on its frame, all comes back, and it is made once more from the history (D36)', async ({
  page,
  mara,
  origin,
}) => {
  await enterAs(page, mara);
  const studio = new WanStudio(page);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  const letGo = await keepEngineBusy(origin);
  await studio.generate.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(new Shell(page).toast('The generation was cancelled')).toBeVisible();
  await expect(studio.prompt).toHaveValue('Waves roll in');
  await expect(page.getByText('200 credits · included, 3 of 3 left')).toBeVisible();
  await letGo();

  await test.step('a cancelled generation is made once more from the history', async () => {
    await new History(page).open();
    await page.getByRole('row').first().focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog', { name: 'Waves roll in' });
    await view.getByRole('button', { name: 'Retry' }).click();
    await expect(view.getByText('It is made once more: Activity shows how far it is.')).toBeVisible();
    await view.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Activity/ }).click();
    await expect(page.getByRole('link', { name: 'Open Waves roll in' })).toBeVisible();
  });
});

test('credits that are paid in a tab of their own are said there, and let the studio they were lacking in go on (A185, A192, D25)', async ({
  page,
  mara,
}) => {
  await spendAllowance(mara);
  await enterAs(page, mara);
  const studio = new WanStudio(page);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  await expect(page.getByText('You need 200 more credits')).toBeVisible();
  await page.getByRole('button', { name: 'Get more credits' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Buy Try-out for $5' }).click();
  const paying = await opened;
  await paying.getByRole('button', { name: 'Pay' }).click();

  const said = new Shell(paying).toast('Your credits are here');
  await expect(said).toContainText('Your balance is 1,000 credits.');
  await expect(paying).toHaveURL('/pricing');
  await said.getByRole('button', { name: 'Back to WAN image to video' }).click();
  await expect(paying).toHaveURL('/wan-i2v');
  await expect(said).toBeHidden();

  await expect(studio.price('200 credits · balance 1,000')).toBeVisible();
  await expect(page.getByText('You need 200 more credits')).toBeHidden();
  await studio.generate.click();
  await studio.expectPlayable();
});

test('what is done and what fails while the window is out of sight is told by the device and in the title, and the latter is tried again from the tray (D36)', async ({
  page,
  mara,
  origin,
}) => {
  await page.context().grantPermissions(['notifications'], { origin });
  // A headless browser gives its leave, says that it did not, and shows nothing: what is given to it is heard here.
  await page.addInitScript(() => {
    const told: string[] = [];
    const Real = Notification;
    class Heard extends Real {
      static override get permission(): NotificationPermission {
        return 'granted';
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.push(`${title}: ${options?.body ?? ''}`);
      }
    }
    Object.assign(window, { Notification: Heard, told });
  });
  await enterAs(page, mara);
  await page.goto('/account');
  const wanted = page.getByRole('switch', { name: newsWords.wanted });
  // On its words, which are pressed once they stand still.
  await page.getByText(newsWords.wanted, { exact: true }).click();
  await expect(wanted).toBeChecked();

  // As long as a page takes to come.
  const holds = await Promise.all([1, 2].map(() => keepEngineBusy(origin)));
  const whole = picture();
  await submitClip(mara.api, 2, 'Snow falls');
  await submitClip(mara.api, 2, 'Waves roll in', whole.subarray(0, whole.length / 2));
  await page.goto('/');
  const activity = page.getByRole('button', { name: /^Activity/ });
  await expect(activity).toContainText('2 under way');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await Promise.all(holds.map((letGo) => letGo()));
  await expect(page).toHaveTitle(/^\(2\) /, untilMade);
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told.toSorted());
  await expect
    .poll(told)
    .toEqual([
      expect.stringContaining(`${newsWords.completed}: Snow falls`),
      expect.stringContaining(`${newsWords.failed}: Waves roll in`),
    ]);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).not.toHaveTitle(/^\(/);
  await activity.click();
  const tray = page.getByRole('dialog', { name: 'Activity' });
  await expect(tray).toContainText(jobWords.notCharged);
  const recent = async () => (await mara.api.generate.recent()).map(({ task_id }) => task_id);
  const before = await recent();
  await tray.getByRole('button', { name: activityWords.retryOf('Waves roll in') }).click();
  // What was tried again goes from the list when it will; the new one fails as the old one did.
  await expect.poll(async () => (await recent()).filter((task) => !before.includes(task))).toHaveLength(1);
});

test('a frame of the contact sheet in one window falls into the slot of a studio in another that it is let go over', async ({
  page,
  mara,
}) => {
  await madeClip(mara.api);
  await enterAs(page, mara);
  const history = new History(page);
  await history.open();
  const carried = await liftedFrom(history.cards.first().getByRole('img').first());
  expect(carried.items.map(({ mimeType }) => mimeType)).toContain('application/x-kinora-creation');

  const other = await page.context().newPage();
  const studio = new ToolStudio(other, premiumMultiImage);
  await studio.open();
  const slot = studio.place('tail');
  const { label } = premiumMultiImage.inputs.tail;
  await expect(slot.getByRole('group', { name: label })).toBeVisible();
  const places = other.locator('[data-component="DropPlaces"]');
  const hand = await Hand.enters(other, carried);
  await expect
    .poll(async () => {
      await hand.isOver(studio.root);
      return places.getByText(/./).allTextContents();
    })
    .toEqual([premiumMultiImage.inputs.images.label, label]);
  await hand.letsGo(places.getByText(label, { exact: true }));
  await expect(slot.getByRole('img', { name: label })).toBeVisible();
  await expect(places).toHaveCount(0);
});
