import type { Page } from '@playwright/test';
import { Shell } from './pages/Shell.ts';
import { mailedLink, stranger } from './world/people.ts';
import { expect, test } from './world/test.ts';

const promptOf = (page: Page) => page.getByRole('main').getByRole('textbox').first();

test('the link of a mail, in a tab of its own, says that the work is in the one where somebody signed up', async ({
  page,
  origin,
  context,
}) => {
  const person = stranger();
  const shell = new Shell(page);
  await page.goto('/veo3');
  await promptOf(page).fill('Waves roll in');
  await shell.askToSignIn();
  await shell.signUp(person);
  await expect(shell.dialog.getByRole('status').filter({ hasText: 'Account Created!' })).toBeVisible();

  const opened = await context.newPage();
  await opened.goto(await mailedLink(origin, person.email));
  await expect(new Shell(opened).toast('Email confirmed')).toContainText(
    'What you filled in is in the tab where you signed up.',
  );
  await expect(opened).toHaveURL('/veo3');
  // And so it is.
  await expect(promptOf(opened)).toHaveValue('');
  await shell.expectSignedIn(person.fullName);
  await expect(promptOf(page)).toHaveValue('Waves roll in');
});
