import type { Page } from '@playwright/test';
import { Shell } from './pages/Shell.ts';
import { History } from './pages/History.ts';
import { expect, test } from './world/test.ts';

/** Goes on with Tab, or back with Shift, until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, role: string, name: RegExp, key = 'Tab'): Promise<void> {
  const isThere = () =>
    page.evaluate(
      ([wantedRole, pattern]) => {
        const element = document.activeElement as HTMLElement | null;
        if (!element) return false;
        const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const label = (element as HTMLInputElement).labels?.[0]?.textContent;
        const said =
          element.getAttribute('aria-label') ??
          (labels.map((id) => document.getElementById(id)?.textContent).join(' ') ||
            label ||
            element.textContent) ??
          '';
        const kinds: Record<string, string> = {
          button: 'button',
          link: 'a',
          textbox: 'input, textarea',
          tab: '[role=tab]',
        };
        return element.matches(kinds[wantedRole!]!) && new RegExp(pattern!).test(said.trim());
      },
      [role, name.source] as const,
    );
  for (let press = 0; press < 40; press += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never came to the ${role} ${name}.`);
}

/** What is further up is reached from where one is: the focus must not have been lost on the way. */
async function backTo(page: Page, role: string, name: RegExp): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
  await tabTo(page, role, name, 'Shift+Tab');
}

test('by keyboard alone: in, with the focus kept, to another screen, and out again', async ({
  page,
  mara,
}) => {
  const shell = new Shell(page);
  const { keyboard } = page;
  await page.goto('/wan-i2v');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('sign in', async () => {
    await tabTo(page, 'button', /^Sign In$/);
    await keyboard.press('Enter');
    await expect(shell.dialog).toBeVisible();
    await tabTo(page, 'textbox', /^Email/);
    await keyboard.type(mara.email);
    await tabTo(page, 'textbox', /^Password/);
    await keyboard.type(mara.password);
    await keyboard.press('Enter');
    await shell.expectSignedIn(mara.fullName);
    await expect(shell.dialog).toBeHidden();
  });

  await test.step('the history is gone to, and its heading has the focus then', async () => {
    await backTo(page, 'link', /^Creation history$/);
    await keyboard.press('Enter');
    await expect(new History(page).heading).toBeFocused();
  });

  await test.step('sign out', async () => {
    await backTo(page, 'button', new RegExp(`^${mara.fullName}$`));
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // It is the last line of the menu.
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(shell.toast('Signed Out')).toBeVisible();
  });
});
