import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import type { SubmittedForm } from '../Form/Form.tsx';
import { DropZone } from './DropZone.tsx';

const photo = new File(['x'], 'boat.png', { type: 'image/png' });
const clip = new File(['x'], 'sea.mp4', { type: 'video/mp4' });

const sent = fn<(submitted: SubmittedForm) => void>();

const meta = {
  title: 'Design System/Inputs/DropZone',
  component: DropZone,
  args: {
    label: 'Drop an image, or paste it',
    accept: 'image/*',
    description: 'PNG, JPEG or WebP, up to 10 MB',
    onFilesDropped: fn(),
    onFilesRefused: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const zoneOf = (canvasElement: HTMLElement) => {
  const zone = canvasElement.querySelector<HTMLElement>('[data-component="DropZone"]');
  if (!zone) throw new Error('no zone');
  return zone;
};

const carrying = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

const dropOn = async (zone: HTMLElement, dataTransfer: DataTransfer) => {
  const { left, top } = zone.getBoundingClientRect();
  const at = { dataTransfer, clientX: left + 40, clientY: top + 40, bubbles: true, cancelable: true };
  for (const type of ['dragenter', 'dragover', 'drop']) await fireEvent(zone, new DragEvent(type, at));
};

export const Playground: Story = {};

export const TakesADropAndRefusesTheWrongType: Story = {
  name: 'A drop zone takes what is dropped and refuses the wrong type',
  play: async ({ canvasElement, args }) => {
    await dropOn(zoneOf(canvasElement), carrying(clip, photo));
    await waitFor(() => expect(args.onFilesDropped).toHaveBeenCalledTimes(1));
    await expect(args.onFilesDropped).toHaveBeenCalledWith({
      files: [expect.objectContaining({ name: 'boat.png' })],
      source: 'drop',
    });
    await expect(args.onFilesRefused).toHaveBeenCalledWith({
      files: [expect.objectContaining({ name: 'sea.mp4' })],
      source: 'drop',
      reason: 'type',
    });
  },
};

export const TakesAPasteWhileTheKeyboardIsInIt: Story = {
  name: 'A file that is pasted while the keyboard is in a drop zone is taken',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
    await userEvent.paste(carrying(photo));
    await expect(args.onFilesDropped).toHaveBeenCalledTimes(1);
    await expect(args.onFilesDropped).toHaveBeenCalledWith({ files: [photo], source: 'paste' });
  },
};

export const TakesAPickedFile: Story = {
  name: 'A file that is picked in a drop zone is taken',
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, photo);
    await expect(args.onFilesDropped).toHaveBeenCalledWith({ files: [photo], source: 'picker' });
  },
};

export const PressingAnywhereInItOpensThePicker: Story = {
  name: 'A press anywhere in a drop zone is one on the button that opens the picker',
  play: async ({ canvas, canvasElement }) => {
    const { left, top } = zoneOf(canvasElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 12, top + 12)).toBe(
      canvas.getByRole('button', { name: 'Choose a file' }),
    );
  },
};

export const OneFileLeavesTheSecond: Story = {
  name: 'A drop zone for one file refuses the second',
  play: async ({ canvasElement, args }) => {
    const second = new File(['y'], 'second.png', { type: 'image/png' });
    await dropOn(zoneOf(canvasElement), carrying(photo, second));
    await waitFor(() => expect(args.onFilesRefused).toHaveBeenCalled());
    await expect(args.onFilesRefused).toHaveBeenCalledWith({
      files: [expect.objectContaining({ name: 'second.png' })],
      source: 'drop',
      reason: 'count',
    });
  },
};

export const WhatWasLeftIsToldBesideWhatWasTaken: Story = {
  name: 'Of two files for one place, the one that was left is named beside the one that was taken, until another comes (A353)',
  args: { onFilesRefused: undefined },
  render: function Holding(args) {
    const [taken, setTaken] = useState<readonly File[]>([]);
    return (
      <DropZone {...args} onFilesDropped={({ files }) => setTaken(files)}>
        {taken[0] && <Text>{taken[0].name}</Text>}
      </DropZone>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const second = new File(['y'], 'second.png', { type: 'image/png' });
    await dropOn(zoneOf(canvasElement), carrying(photo, second));
    const left = 'second.png: there is room for one file only.';
    await expect(await canvas.findByText('boat.png')).toBeVisible();
    const seen = () => zoneOf(canvasElement).querySelector('[data-part="description"]');
    await waitFor(() => expect(seen()).toHaveTextContent(left));
    await expect(seen()).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(left);
    await expect(canvas.getByRole('status')).toHaveTextContent(left);
    await dropOn(zoneOf(canvasElement), carrying(second));
    await expect(await canvas.findByText('second.png')).toBeVisible();
    await waitFor(() => expect(seen()).toBeNull());
  },
};

export const ContentReplacesTheInvitationAndStillTakesDrops: Story = {
  name: 'Content takes the place of a drop zone’s invitation, and files can still be dropped on it',
  args: { children: <Text>boat.png</Text> },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByText('Drop an image, or paste it')).toBeNull();
    await dropOn(zoneOf(canvasElement), carrying(photo));
    await waitFor(() => expect(args.onFilesDropped).toHaveBeenCalledTimes(1));
  },
};

export const WordsThatAreDraggedOverItAreNoFiles: Story = {
  name: 'Words that are dropped on a drop zone are no files',
  play: async ({ canvas, canvasElement, args }) => {
    const words = new DataTransfer();
    words.setData('text/plain', 'a harbour at dawn');
    await dropOn(zoneOf(canvasElement), words);
    await expect(zoneOf(canvasElement)).not.toHaveAttribute('data-drop-target');
    await expect(canvas.queryByText('Drop it here')).toBeNull();
    await expect(args.onFilesDropped).not.toHaveBeenCalled();
  },
};

export const ItIsATargetUntilTheDragHasLeftAllOfIt: Story = {
  name: 'A drop zone is a target until the drag has left all of it',
  play: async ({ canvas, canvasElement }) => {
    const zone = zoneOf(canvasElement);
    const button = canvas.getByRole('button', { name: 'Choose a file' });
    const drag = (type: string, on: Element) =>
      fireEvent(on, new DragEvent(type, { dataTransfer: carrying(photo), bubbles: true, cancelable: true }));
    await drag('dragenter', zone);
    await expect(await canvas.findByText('Drop it here')).toBeVisible();
    // A browser tells of the next element first.
    await drag('dragenter', button);
    await drag('dragleave', zone);
    await expect(zone).toHaveAttribute('data-drop-target');
    await drag('dragleave', button);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drop-target'));
  },
};

/** What a reader sees of a zone's own surface and of its marks. */
const seenOf = (zone: HTMLElement) => {
  const { backgroundColor, borderColor, borderWidth } = getComputedStyle(zone);
  const marks = [...zone.querySelectorAll<HTMLElement>(':scope > [data-part="mark"]')];
  return { ground: [backgroundColor, borderColor, borderWidth], marks };
};

const itsMarksTellIt = (marksBefore: number): NonNullable<Story['play']> =>
  async function ({ canvasElement }) {
    const zone = zoneOf(canvasElement);
    const before = seenOf(zone);
    await expect(before.marks).toHaveLength(marksBefore);
    const held = { dataTransfer: carrying(photo), bubbles: true, cancelable: true };
    await fireEvent(zone, new DragEvent('dragenter', held));
    await waitFor(() => expect(seenOf(zone).marks).toHaveLength(4));
    const { ground, marks } = seenOf(zone);
    await expect(ground).toEqual(before.ground);
    const marker = document.createElement('i');
    marker.style.color = 'var(--ds-focus-marker)';
    zone.append(marker);
    const yellow = getComputedStyle(marker).color;
    marker.remove();
    for (const mark of marks) {
      const { borderTopColor, borderTopWidth } = getComputedStyle(mark);
      await expect([borderTopColor, borderTopWidth]).toEqual([yellow, '3px']);
    }
    await fireEvent(zone, new DragEvent('dragleave', held));
    await waitFor(() => expect(seenOf(zone).marks).toHaveLength(marksBefore));
  };

export const ItsMarksTellIt: Story = {
  name: 'A drop zone that a file is held over keeps its ground: its crop marks tell it, in yellow',
  play: itsMarksTellIt(4),
};

export const MarksOverAPicture: Story = {
  name: 'A picture in a drop zone gets crop marks while another file is held over it',
  args: { children: <Text>boat.png</Text> },
  play: itsMarksTellIt(0),
};

export const DisabledTakesNothing: Story = {
  name: 'A disabled drop zone takes nothing',
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement, args }) => {
    await dropOn(zoneOf(canvasElement), carrying(photo));
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
    await expect(args.onFilesDropped).not.toHaveBeenCalled();
  },
};

export const AnErrorIsReadWithTheButton: Story = {
  name: 'An error of a drop zone is read with its button',
  args: { errorMessage: 'Choose an image first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      /Choose an image first\.$/,
    );
  },
};

export const AtWorkItTakesNothingMore: Story = {
  name: 'A drop zone at work takes nothing more',
  args: { isPending: true },
  play: async ({ canvas, canvasElement, args }) => {
    await dropOn(zoneOf(canvasElement), carrying(photo));
    await expect(canvas.getByRole('button', { name: /Choose a file/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onFilesDropped).not.toHaveBeenCalled();
  },
};

export const AFormGetsWhatItTook: Story = {
  name: 'A form misses a required file, and gets the one that its drop zone took',
  args: { name: 'frame', isRequired: true },
  render: (args) => (
    <Form onSubmitted={sent}>
      <DropZone {...args} />
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('link', { name: 'Drop an image, or paste it is missing.' })).toBeVisible();
    await dropOn(zoneOf(canvasElement), carrying(photo));
    await waitFor(() => expect(zoneOf(canvasElement)).not.toHaveAttribute('data-invalid'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent.mock.calls[0]?.[0].values['frame']).toMatchObject({ name: 'boat.png' });
  },
};

export const KeepsItsNameWhileAFileHoversOverIt: Story = {
  name: 'A drop zone keeps its name while a file hovers over it',
  play: async ({ canvas, canvasElement }) => {
    const zone = zoneOf(canvasElement);
    const { left, top } = zone.getBoundingClientRect();
    const at = { dataTransfer: carrying(photo), clientX: left + 40, clientY: top + 40, bubbles: true };
    for (const type of ['dragenter', 'dragover']) await fireEvent(zone, new DragEvent(type, at));
    await expect(await canvas.findByText('Drop it here')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Drop an image, or paste it' })).toBe(zone);
  },
};
