import { expect, screen, waitFor } from 'storybook/test';

/** What is said in passing comes in over a moment. */
export const said = (words: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());
