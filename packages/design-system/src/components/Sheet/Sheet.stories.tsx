import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet } from './Sheet.tsx';
import type { SheetProps } from './Sheet.tsx';

/** Whoever opens it holds its state. */
function Opened({ isOpen: isOpenAtFirst, onOpenChange: _, footer, ...rest }: SheetProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Settings</Button>
      <Sheet
        {...rest}
        {...{ isOpen }}
        onOpenChange={setIsOpen}
        footer={
          footer ?? (
            <Button tone="accent" variant="solid" onPress={() => setIsOpen(false)}>
              Done
            </Button>
          )
        }
      />
    </>
  );
}

const meta = {
  title: 'Design System/Overlays/Sheet',
  component: Sheet,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'Settings',
    children: (
      <Stack gap={16}>
        <Slider label="Duration" minValue={2} maxValue={8} defaultValue={5} unit="s" />
        <Slider label="Motion strength" minValue={1} maxValue={10} defaultValue={5} />
      </Stack>
    ),
  },
  argTypes: { isOpen: { control: false } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const openedSheet = async () => {
  const sheet = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(Math.round(sheet.getBoundingClientRect().bottom)).toBeLessThanOrEqual(window.innerHeight),
  );
  // The last of its way in would take back whatever scrolls meanwhile; only once it was seen whole is a swipe noticed.
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBe(null));
  await waitFor(() => expect(sheet.closest('[data-expanded]')).not.toBe(null));
  return sheet;
};

export const OpensByKeyAndGivesTheFocusBack: Story = {
  name: 'A sheet opens by key and takes the focus, and Escape gives it back',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await openedSheet();
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TheFocusGoesRoundInsideIt: Story = {
  name: 'The focus goes round inside a sheet',
  args: { isOpen: true, children: 'Words' },
  play: async ({ userEvent }) => {
    const sheet = await openedSheet();
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    for (const name of ['Close', 'Done', 'Close']) {
      await userEvent.tab();
      await waitFor(() => expect(within(sheet).getByRole('button', { name })).toHaveFocus());
    }
  },
};

/** A phone's whole width; in a wide window no more than a hand needs, in the middle. */
export const StandsAtTheFootOfTheWindowAsWideAsItMayBe: Story = {
  name: 'A sheet stands at the foot of the window, as wide as it may be and in the middle',
  args: { isOpen: true },
  play: async () => {
    const box = (await openedSheet()).getBoundingClientRect();
    await waitFor(() => expect(box.bottom).toBeGreaterThan(window.innerHeight - 3));
    const largest = 40 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(Math.abs(box.width - Math.min(window.innerWidth, largest))).toBeLessThan(4);
    await expect(Math.abs(box.left - (window.innerWidth - box.right))).toBeLessThan(16);
  },
};

export const ASwipeDownTakesItAway: Story = {
  name: 'A swipe down takes a sheet away',
  args: { isOpen: true },
  play: async () => {
    const sheet = await openedSheet();
    const scroller = sheet.closest('[data-sheet-scroll]');
    if (!scroller) throw new Error('nothing to swipe');
    await expect(scroller.scrollTop).toBeGreaterThan(0);
    // What a finger does, until it has done it: the browser scrolls the sheet out of the window.
    await waitFor(() => {
      scroller.scrollTop = 0;
      return expect(sheet).not.toBeInTheDocument();
    });
  },
};

export const APressOutsideClosesIt: Story = {
  name: 'A press outside closes a sheet',
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    const sheet = await openedSheet();
    const outside = document.elementFromPoint(window.innerWidth / 2, 8);
    if (!outside) throw new Error('no dimmed page');
    await userEvent.pointer([{ keys: '[MouseLeft]', target: outside, coords: { clientX: 60, clientY: 8 } }]);
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

export const LongContentScrollsBetweenTitleAndButtons: Story = {
  name: 'Long content scrolls in a sheet, with its buttons in sight',
  args: {
    isOpen: true,
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index} as="p">
        Paragraph {index + 1} of everything that can be set.
      </Text>
    )),
  },
  play: async () => {
    const sheet = await openedSheet();
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(32);
    const done = within(sheet).getByRole('button', { name: 'Done' }).getBoundingClientRect();
    await expect(done.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const WhatOpensInsideFloatsAboveIt: Story = {
  name: 'A menu that opens in a sheet floats above it',
  args: {
    isOpen: true,
    children: <Menu label="Model" trigger={<Button>Model</Button>} items={[{ id: 'lite', label: 'Lite' }]} />,
  },
  play: async ({ userEvent }) => {
    const sheet = await openedSheet();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Model' }));
    const line = await screen.findByRole('menuitem', { name: 'Lite' });
    await waitFor(() => {
      const box = line.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return expect(line.contains(hit)).toBe(true);
    });
  },
};

export const VeryLongWords: Story = {
  name: 'Very long words break inside a sheet',
  globals: { viewport: { value: 'narrow' } },
  args: { isOpen: true, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  play: async () => {
    const sheet = await openedSheet();
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};
