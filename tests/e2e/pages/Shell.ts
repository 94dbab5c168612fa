import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../world/people.ts';

/** What stands around every screen: navigation, top bar, messages and the sign-in dialog. */
export class Shell {
  readonly page: Page;
  readonly navigation: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.navigation = page.getByRole('navigation', { name: 'Main' });
    this.dialog = page.getByRole('dialog', { name: 'Welcome to Kinora' });
  }

  toast(title: string): Locator {
    return this.page.locator('[data-component="Toast"]').filter({ hasText: title }).first();
  }

  /** What the sign-in dialog says of the last try. */
  get refusal(): Locator {
    return this.dialog.getByRole('alert');
  }

  async askToSignIn() {
    await this.page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async signUp({ email, fullName, password }: Person) {
    await this.dialog.getByRole('tab', { name: 'Sign Up' }).click();
    await this.dialog.getByRole('textbox', { name: /Full name/ }).fill(fullName);
    await this.dialog.getByRole('textbox', { name: /Email/ }).fill(email);
    await this.dialog.getByLabel(/^Password/).fill(password);
    await this.dialog.getByLabel(/^Confirm password/).fill(password);
    await this.dialog.getByRole('button', { name: 'Sign Up' }).click();
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>) {
    await this.dialog.getByRole('textbox', { name: /Email/ }).fill(email);
    await this.dialog.getByLabel(/^Password/).fill(password);
    await this.dialog.getByRole('button', { name: 'Sign In' }).click();
  }

  async expectSignedIn(name: string) {
    await expect(this.page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  }
}
