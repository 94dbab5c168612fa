import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

/** Whoever opens a dialog holds its state. */
function Opened({ isOpen: isOpenAtFirst, onOpenChange: _, footer, ...rest }: DialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Share</Button>
      <Dialog
        {...rest}
        {...{ isOpen }}
        onOpenChange={setIsOpen}
        footer={
          footer ?? (
            <>
              <Button onPress={() => setIsOpen(false)}>Not now</Button>
              <Button tone="accent" variant="solid" onPress={() => setIsOpen(false)}>
                Copy link
              </Button>
            </>
          )
        }
      />
    </>
  );
}

const meta = {
  title: 'Design System/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'Share this video',
    description: 'Whoever has the link can watch it.',
    children: <Text as="p">The link stays valid until you delete the video or make it private again.</Text>,
  },
  argTypes: { isOpen: { control: false } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensAndGivesTheFocusBack: Story = {
  name: 'A dialog opens by key with its name and description, and Escape gives the focus back',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Share this video' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription('Whoever has the link can watch it.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TheFocusGoesRoundInsideIt: Story = {
  name: 'The focus goes round inside a dialog',
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const inside = within(dialog);
    for (const name of ['Close', 'Not now', 'Copy link', 'Close']) {
      await userEvent.tab();
      await waitFor(() => expect(inside.getByRole('button', { name })).toHaveFocus());
    }
  },
};

const pressOutside = async (dialog: HTMLElement, pointer: (presses: object[]) => Promise<unknown>) => {
  const dimmed = dialog.closest('[data-overlay]');
  if (!dimmed) throw new Error('no dimmed page');
  await pointer([{ keys: '[MouseLeft]', target: dimmed, coords: { clientX: 2, clientY: 2 } }]);
};

export const APressOutsideClosesIt: Story = {
  name: 'A press outside closes a dialog, and one inside does not',
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog);
    await expect(dialog).toBeInTheDocument();
    await pressOutside(dialog, userEvent.pointer);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const WhatWasTypedIsNotLost: Story = {
  name: 'What was typed in a form outlives a press outside, and Escape and the cross ask first',
  tags: ['picture', 'narrow'],
  args: {
    isOpen: true,
    asksFirst: true,
    title: 'Create Album',
    description: undefined,
    children: (
      <Form onSubmitted={() => {}}>
        <TextField name="title" label="Title" />
      </Form>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const inside = within(dialog);
    const title = inside.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'By the sea');
    await pressOutside(dialog, userEvent.pointer);
    await userEvent.keyboard('{Escape}');
    await expect(await inside.findByRole('alert')).toHaveTextContent('Discard what you filled in?');
    await waitFor(() => expect(inside.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('By the sea');
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await expect(await inside.findByRole('button', { name: 'Discard' })).toBeInTheDocument();
  },
};

export const LongContentScrollsBetweenTitleAndButtons: Story = {
  name: 'Long content scrolls between a dialog’s title and its buttons',
  args: {
    isOpen: true,
    children: (
      <Stack gap={12}>
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index} as="p">
            Paragraph {index + 1}. The link stays valid until you delete the video.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await waitFor(() => expect(dialog).toHaveFocus());
    dialog.scrollTop = dialog.scrollHeight;
    const inside = within(dialog);
    const title = inside.getByRole('heading').getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await userEvent.click(inside.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

const isOnTop = (element: Element) => {
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit !== null && element.contains(hit);
};

export const WhatOpensInsideFloatsAboveIt: Story = {
  name: 'A popover and a menu that open in a dialog float above it',
  args: {
    isOpen: true,
    children: (
      <Stack gap={12} align="start">
        <Popover label="What a link shows" trigger={<Button>Who sees it?</Button>}>
          Whoever has it.
        </Popover>
        <Menu
          label="Link"
          trigger={<Button>More</Button>}
          items={[{ id: 'new', label: 'Make a new link' }]}
        />
      </Stack>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Who sees it?' }));
    const popover = await screen.findByRole('dialog', { name: 'What a link shows' });
    await waitFor(() => expect(isOnTop(popover)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    const dialog = screen.getByRole('dialog', { name: 'Share this video' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'More' }));
    const line = await screen.findByRole('menuitem', { name: 'Make a new link' });
    await waitFor(() => expect(isOnTop(line)).toBe(true));
  },
};

export const ASheetAtTheFootOfAPhone: Story = {
  name: 'A dialog stands at the foot of a phone, as wide as its window',
  globals: { viewport: { value: 'phone' } },
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight - 1),
    );
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThan(window.innerWidth - 4);
  },
};

export const VeryLongWords: Story = {
  name: 'Very long words break inside a dialog',
  globals: { viewport: { value: 'narrow' } },
  args: {
    isOpen: true,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen teilen',
    description: 'https://example.com/a/very/long/address/that/has/no/room/anywhere/on/a/small/phone',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const ConsumerStylesWinOverTheComponents: Story = {
  name: 'A consumer’s styles win over a dialog’s own',
  args: { isOpen: true, className: 'consumer' },
  render: (args) => (
    <>
      <style>{'.consumer { padding-inline: 7px; }'}</style>
      <Opened {...args} />
    </>
  ),
  play: async () => {
    await expect(getComputedStyle(await screen.findByRole('dialog')).paddingLeft).toBe('7px');
  },
};
