import { titleOf, type Creation } from '@kinora/contract';
import { historyFixture, type FakeStudioApi } from '@kinora/contract/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara } from '../../mocks/storyServer.ts';

export const withHistory = (count: number) => ({ accounts: [{ ...mara, creations: historyFixture(count) }] });

/** What every story of the history shares: it opens with seven creations. */
export const historyStory = {
  ...screenStory,
  args: { path: '/creation-history', scenario: withHistory(7) },
};

/** How many there are, as the page says it. */
export const counted = (
  canvas: Parameters<NonNullable<StoryObj<ScreenStoryArgs>['play']>>[0]['canvas'],
  words: string,
) => waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent(words));

/** The two latest are deleted. */
export const inTheTrash = async (fake: FakeStudioApi) => {
  const [first, second] = historyFixture(2);
  await fake.creations.remove(first!.id);
  await fake.creations.remove(second!.id);
};

/** The one that is opened by its address. */
export const third = historyFixture(3)[2]!;

export const openedIs = (creation: Creation) =>
  waitFor(() => expect(screen.getByRole('dialog', { name: titleOf(creation) })).toBeVisible());
