import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectWordsInTheMiddle } from '../../dev/middleOfWords.ts';
import { Clapperboard, Download, Trash2 } from '../../icons/glyphs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Button } from './Button.tsx';
import { buttonSizes } from './buttonValues.ts';

const meta = {
  title: 'Design System/Actions/Button',
  component: Button,
  args: { children: 'Generate video', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tone: 'accent', variant: 'solid' } };

export const KeyboardAndPointerPressItAlike: Story = {
  name: 'A button is pressed by pointer, Enter and space alike',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate video' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const PendingKeepsFocusAndIgnoresPresses: Story = {
  name: 'A pending button keeps the focus, ignores presses and says that it works',
  args: { tone: 'accent', variant: 'solid', isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Generate video/ });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar', { name: 'Working' })).toBeInTheDocument();
  },
};

export const UnavailableStillAnswersAPress: Story = {
  name: 'An unavailable button can be focused and still answers a press',
  args: { tone: 'accent', variant: 'solid', isUnavailable: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Generate video' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const WordsInTheMiddle: Story = {
  name: 'Words stand in the middle beside their icon',
  render: (args) => (
    <Inline gap={8}>
      {buttonSizes.map((size) => (
        <Button key={size} {...args} size={size} icon={Download} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expectWordsInTheMiddle(within(button).getByText('Generate video'), button.querySelector('svg')!);
  },
};

export const DisabledIsOutOfReach: Story = {
  name: 'A disabled button is out of reach of keys and pointer',
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const IconLeadsAndAPriceTrails: Story = {
  name: 'A button’s icon leads and its price trails, as a part of its name',
  args: {
    tone: 'accent',
    variant: 'solid',
    size: 'lg',
    icon: Clapperboard,
    trailing: (
      <Badge variant="solid" size="lg">
        200
      </Badge>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Generate video 200' })).toBeVisible();
    const [icon, words, price] = ['icon', 'words', 'trailing'].map((part) =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
    );
    await expect(icon?.right).toBeLessThanOrEqual(words?.left ?? Number.NaN);
    await expect(words?.right).toBeLessThanOrEqual(price?.left ?? Number.NaN);
  },
};

export const ShortcutTrails: Story = {
  name: 'A button’s shortcut stands behind its words',
  args: { children: 'Search', trailing: <Kbd>⌘K</Kbd> },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Search').getBoundingClientRect();
    await expect(canvas.getByText('⌘K').getBoundingClientRect().left).toBeGreaterThanOrEqual(words.right);
  },
};

export const LongWordsWrapInsteadOfSpilling: Story = {
  name: 'Long words in a button wrap instead of spilling',
  args: {
    children: 'Generate the whole storyboard with every camera movement and all of its reference images',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(200);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const DangerHasAGroundOfItsOwn: Story = {
  name: 'A button of danger has a ground of its own',
  args: { tone: 'danger', variant: 'solid', icon: Trash2, children: 'Delete forever' },
  render: (args) => (
    <Inline gap={8}>
      <Button {...args} />
      <Button {...args} tone="neutral">
        Delete
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const ground = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(ground('Delete forever')).not.toBe(ground('Delete'));
  },
};

export const WhatHasNoFrameGetsNoneWhenDisabled: Story = {
  name: 'A button without a frame gets none when it is disabled, and is told apart without colour',
  render: () => (
    <Inline gap={8}>
      {(['soft', 'ghost'] as const).flatMap((variant) =>
        [false, true].map((isDisabled) => (
          <Button key={`${variant}${isDisabled}`} {...{ variant, isDisabled }} icon={Download}>
            {`${variant} ${isDisabled ? 'off' : 'on'}`}
          </Button>
        )),
      )}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const variant of ['soft', 'ghost']) {
      const off = canvas.getByRole('button', { name: `${variant} off` });
      const on = canvas.getByRole('button', { name: `${variant} on` });
      await expect(getComputedStyle(off).borderColor).toBe(getComputedStyle(on).borderColor);
      await expect(getComputedStyle(off).backgroundColor).toBe('rgba(0, 0, 0, 0)');
      // Told apart without colour: by weight and line.
      await expect(Number(getComputedStyle(off).fontWeight)).toBeLessThan(
        Number(getComputedStyle(on).fontWeight),
      );
      const line = (button: HTMLElement) =>
        getComputedStyle(button.querySelector('svg') ?? button).strokeWidth;
      await expect(line(off)).toBe('1px');
      await expect(line(on)).not.toBe('1px');
    }
  },
};
