import { strokeWidth, type Stroke } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { chosenPicture } from '../../testing/chosenPicture.ts';
import { MotionBrush, type MotionBrushProps } from './MotionBrush.tsx';

function KeepingBrush({ strokes: first, onStrokesChanged, ...rest }: MotionBrushProps) {
  const [strokes, setStrokes] = useState(first);
  return (
    <MotionBrush
      {...rest}
      strokes={strokes}
      onStrokesChanged={(event) => {
        setStrokes(event.strokes);
        onStrokesChanged(event);
      }}
    />
  );
}

const drawn: readonly Stroke[] = [
  {
    points: [
      [0.14, 0.5],
      [0.2, 0.55],
      [0.28, 0.58],
    ],
    direction: [0.18, 0.02],
  },
  { points: [[0.62, 0.5]], direction: [0, -0.25] },
];

const meta = {
  title: 'Studio Kit/Composer/MotionBrush',
  component: KeepingBrush,
  args: {
    label: 'Motion strokes',
    help: 'Draw over what should move, or round it, then drag its arrow to where it goes.',
    strokes: [],
    max: 6,
    onStrokesChanged: fn(),
    picture: undefined as never,
  },
  loaders: [() => ({ picture: chosenPicture(960, 540) })],
  render: (args, { loaded }) => <KeepingBrush {...args} picture={loaded['picture']} />,
} satisfies Meta<typeof KeepingBrush>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['picture', 'narrow'] };

export const Drawn: Story = { tags: ['picture', 'narrow', 'forced-colors'], args: { strokes: drawn } };

const round: Stroke = {
  points: [
    [0.56, 0.38],
    [0.68, 0.38],
    [0.7, 0.52],
    [0.62, 0.62],
    [0.54, 0.52],
    [0.55, 0.4],
  ],
  direction: [0.2, 0],
};

export const WhatAStrokeTakesIsMarked: Story = {
  name: 'A line marks what it crosses as wide as it is taken, and one that comes back all that it goes round (D30)',
  tags: ['picture'],
  args: { strokes: [drawn[0]!, round] },
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: /Motion strokes on/ });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const [line, ring] = [...canvasElement.querySelectorAll<SVGGElement>('[data-part="taken"]')];
    const { height } = canvasElement.querySelector('[data-part="surface"]')!.getBoundingClientRect();
    const width = Number.parseFloat(getComputedStyle(line!.querySelector('polyline')!).strokeWidth);
    await expect(width / height).toBeCloseTo(strokeWidth, 2);
    await expect(line!.querySelector('polygon')).toBeNull();
    await expect(ring!.querySelector('polygon')).not.toBeNull();
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' }, args: { strokes: drawn } };

export const ASmallPictureHasTheWidthThereIs: Story = {
  name: 'A small picture is drawn as large as there is room for',
  loaders: [() => ({ picture: chosenPicture(320, 180) })],
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: /Motion strokes on/ });
    await waitFor(() => expect(picture.naturalWidth).toBe(320));
    const surface = canvasElement.querySelector<HTMLElement>('[data-part="surface"]')!;
    await expect(picture.clientWidth).toBe(surface.clientWidth);
    const { width, height } = surface.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(320 / 180, 1);
    const isWhole = width > surface.parentElement!.clientWidth - 1;
    const isTall = height > 0.5 * window.innerHeight;
    await expect(isWhole || isTall).toBe(true);
  },
};

export const DrawsWhereThePointerGoes: Story = {
  name: 'A stroke is drawn where the pointer goes (D30)',
  play: async ({ args, canvas, canvasElement }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: /Motion strokes on/ });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const surface = canvasElement.querySelector<HTMLElement>('[data-part="surface"]')!;
    const { left, top, width, height } = surface.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      buttons: 1,
      isPrimary: true,
      clientX: left + x * width,
      clientY: top + y * height,
    });
    // A pointer that was never really there can't be captured.
    surface.setPointerCapture = () => {};
    await fireEvent.pointerDown(surface, at(0.25, 0.5));
    await fireEvent.pointerMove(surface, at(0.5, 0.5));
    await fireEvent.pointerUp(surface, at(0.5, 0.5));
    await expect(args.onStrokesChanged).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: /Stroke 1, moves right, 25% across/ })).toBeVisible();
  },
};

export const PlacesAndSteersByKeyboard: Story = {
  name: 'A stroke is placed and steered by keyboard (D30)',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /Motion strokes on/ });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a stroke (0/6)' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: /^Stroke 1, / }).focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(
      canvas.getByRole('button', { name: /^Stroke 1, moves right and up, 50% across, 52% down/ }),
    ).toBeVisible();
  },
};
