import { WanStudio } from './pages/WanStudio.ts';
import { spendAllowance } from './world/people.ts';
import { enterAs, expect, test } from './world/test.ts';

test('with nothing included left and no credits, a generation is refused clearly and charges nothing (D9, D11)', async ({
  page,
  mara,
  complaints,
}) => {
  test.setTimeout(120_000);
  const studio = new WanStudio(page);
  // A window that hears of work elsewhere (D36) knows better before anybody presses: this one hears of none.
  await page.route('**/rpc/running_jobs', (route) => route.fulfill({ json: [] }));
  await enterAs(page, mara);
  await studio.open();
  await studio.choosePicture();
  await studio.prompt.fill('Waves roll in');
  await expect(studio.price('200 credits · included, 3 of 3 left')).toBeVisible();
  // The last one goes somewhere else while this page is open and believes otherwise.
  await spendAllowance(mara);
  const before = await mara.api.credits.limits();
  expect(before).toMatchObject({ credits_remaining: 0, credit_balance: 0 });

  await studio.generate.click();
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  await expect(page.getByText('You need 200 more credits')).toBeVisible();
  await expect(studio.prompt).toHaveValue('Waves roll in');
  const after = await mara.api.credits.limits();
  expect(after).toEqual(before);
  expect((await mara.api.creations.list({ sort: 'newest' })).total).toBe(3);
  // The browser itself notes the refused request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('402')]);
});
