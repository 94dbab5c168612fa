import { expect, type Locator, type Page } from '@playwright/test';
import { Shell } from './Shell.ts';

/** The creation history, as a person sees it. */
export class History {
  readonly page: Page;
  readonly heading: Locator;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Creation history' });
    this.cards = page.getByRole('article');
  }

  async open(query = '') {
    await this.page.goto(`/creation-history${query}`);
    await expect(this.heading).toBeVisible();
  }

  /** With the home page one step back. */
  async openFromHome() {
    await this.page.goto('/');
    await new Shell(this.page).navigation.getByRole('link', { name: 'Creation History' }).click();
    await expect(this.heading).toBeVisible();
  }

  async expectTotal(words: string) {
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }

  /** In how many columns the cards stand. */
  async columns(): Promise<number> {
    const lefts = await this.cards.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().left),
    );
    return new Set(lefts).size;
  }

  async askToDelete(card: Locator) {
    await card.getByRole('button', { name: 'Delete' }).click();
    const question = this.page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this creation?',
    });
    await expect(question).toBeVisible();
    return question;
  }
}
