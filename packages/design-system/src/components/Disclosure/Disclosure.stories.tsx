import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { expectWordsInTheMiddle } from '../../dev/middleOfWords.ts';
import { Disclosure } from './Disclosure.tsx';
import { DisclosureGroup } from './DisclosureGroup.tsx';
import { disclosureSizes } from './disclosureValues.ts';

const meta = {
  title: 'Design System/Navigation/Disclosure',
  component: Disclosure,
  args: {
    title: 'More settings',
    trailing: '2 changed',
    children: 'The seed, the guidance and what to leave out.',
    onExpandedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WordsInTheMiddle: Story = {
  name: 'A disclosure’s words stand in the middle beside its chevron',
  render: (args) => (
    <Stack>
      {disclosureSizes.map((size) => (
        <Disclosure key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expectWordsInTheMiddle(
        button.querySelector('[data-part="title"]')!,
        button.querySelector('svg')!,
      );
  },
};

const height = (root: HTMLElement) =>
  root.querySelector('[data-part="panel"]')?.getBoundingClientRect().height ?? -1;

export const KeysOpenAndCloseIt: Story = {
  name: 'Keys open and close a disclosure',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'More settings 2 changed' });
    await expect(height(canvasElement)).toBe(0);
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(height(canvasElement)).toBeGreaterThan(20));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(height(canvasElement)).toBe(0));
    await expect(args.onExpandedChange).toHaveBeenCalledTimes(2);
  },
};

export const TheBrowsersSearchOpensIt: Story = {
  name: 'The browser’s search opens a disclosure',
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector('[data-part="panel"]');
    await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const WhatIsClosedIsOutOfTheKeyboardsWay: Story = {
  name: 'A closed disclosure’s content is out of the keyboard’s way, and an open one’s is not',
  args: { children: <button type="button">Inside</button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Inside')).not.toHaveFocus();
    // Once it is opened, the same key leads there.
    await userEvent.click(canvas.getByRole('button', { name: /More settings/ }));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Inside')).toHaveFocus());
  },
};

const questions = [
  { id: 'cost', title: 'What does a video cost?', words: 'Between 100 and 500 credits, by tool and length.' },
  { id: 'keep', title: 'How long is it kept?', words: 'Until you delete it, and 30 days in the bin.' },
  { id: 'own', title: 'Who owns it?', words: 'You do.' },
];

export const InAGroupOneIsOpenAtATime: Story = {
  name: 'One disclosure of a group is open at a time',
  render: () => (
    <DisclosureGroup variant="outline" defaultExpandedIds={['cost']}>
      {questions.map(({ id, title, words }) => (
        <Disclosure key={id} id={id} title={title}>
          {words}
        </Disclosure>
      ))}
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who owns it?' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'What does a video cost?' })).toHaveAttribute(
        'aria-expanded',
        'false',
      ),
    );
    await waitFor(() => expect(canvas.getByText('You do.')).toBeVisible());
  },
};

export const VeryLongTitlesWrap: Story = {
  name: 'A very long title of a disclosure wraps',
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'Everything that can be set beside what was already set above this line'.repeat(2) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeftItsMarkIsAtTheRight: Story = {
  name: 'A disclosure’s mark is at the right where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { title: 'المزيد', trailing: undefined, children: 'البذرة والتوجيه' },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const title = canvasElement.querySelector('[data-part="title"]')?.getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThanOrEqual(title?.right ?? Number.POSITIVE_INFINITY);
  },
};
