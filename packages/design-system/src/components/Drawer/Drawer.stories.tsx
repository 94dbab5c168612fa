import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Drawer } from './Drawer.tsx';
import type { DrawerProps } from './Drawer.tsx';

function Opened({ isOpen: isOpenAtFirst, onOpenChange: _, ...rest }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Menu</Button>
      <Drawer {...rest} {...{ isOpen }} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  title: 'Design System/Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    label: 'Navigation',
    children: (
      <Stack gap={12} className="drawerStory">
        <Heading level={2}>Kinora</Heading>
        <Link href="#home">Home</Link>
        <Link href="#history">History</Link>
      </Stack>
    ),
  },
  argTypes: { isOpen: { control: false } },
  render: (args) => (
    <>
      <style>{'.drawerStory { padding: 20px; }'}</style>
      <Opened {...args} />
    </>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const edges = async () => {
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
  return drawer.getBoundingClientRect();
};

export const OpensByKeyAndGivesTheFocusBack: Story = {
  name: 'A drawer opens by key and takes the focus, and Escape gives it back',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const APressOutsideClosesIt: Story = {
  name: 'A press outside closes a drawer',
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    // Until it has come in, nothing listens for a press beside it.
    await edges();
    const drawer = screen.getByRole('dialog');
    const dimmed = drawer.closest('[data-overlay]');
    if (!dimmed) throw new Error('no dimmed page');
    const coords = { clientX: window.innerWidth - 2, clientY: 2 };
    await userEvent.pointer([{ keys: '[MouseLeft]', target: dimmed, coords }]);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

/** With a keyboard of the screen it waits for that before it comes in; whoever is quicker must not meet it for good. */
export const ClosedBeforeItHasComeInItIsGone: Story = {
  name: 'A drawer that is closed before it has come in is gone',
  args: { title: 'Navigation', label: undefined },
  render: (args) => (
    <>
      <input aria-label="What opens a keyboard" />
      <Opened {...args} />
    </>
  ),
  beforeEach: () => {
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
    return () => Reflect.deleteProperty(navigator, 'maxTouchPoints');
  },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();
    const frames: FrameRequestCallback[] = [];
    const held = spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    button.click();
    const drawer = await screen.findByRole('dialog');
    screen.getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(drawer.closest('[data-exiting]') ?? !drawer.isConnected).toBeTruthy());
    held.mockRestore();
    while (frames.length > 0) {
      frames.splice(0).forEach((run) => run(performance.now()));
      await Promise.resolve();
    }
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};

export const StartIsTheLeftAndTheWholeHeight: Story = {
  name: 'A drawer at the start is at the left and as high as the window',
  args: { isOpen: true },
  play: async () => {
    const box = await edges();
    await expect(box.left).toBeLessThan(3);
    await expect(box.height).toBeGreaterThan(window.innerHeight - 4);
  },
};

export const EndIsTheRight: Story = {
  name: 'A drawer at the end is at the right',
  args: { isOpen: true, side: 'end' },
  play: async () => {
    await expect((await edges()).right).toBeGreaterThan(window.innerWidth - 3);
  },
};

export const RightToLeftStartIsTheRight: Story = {
  name: 'A drawer at the start is at the right where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { isOpen: true, label: 'التنقل' },
  play: async () => {
    await expect((await edges()).right).toBeGreaterThan(window.innerWidth - 3);
  },
};

export const LeavesAStripOfThePageOnAPhone: Story = {
  name: 'A drawer leaves a strip of the page on a phone',
  globals: { viewport: { value: 'narrow' } },
  args: { isOpen: true },
  play: async () => {
    await expect((await edges()).right).toBeLessThanOrEqual(window.innerWidth - 44);
  },
};
