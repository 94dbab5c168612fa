import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aspects, styles, ways } from './RadioCards.fixtures.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Design System/Inputs/RadioCards',
  component: RadioCards,
  args: { label: 'Style', options: styles, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 'film' } };

export const PressingThePictureChoosesIt: Story = {
  name: 'A press on the picture of a radio card chooses it',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const picture = canvasElement.querySelectorAll('[data-part="media"]')[1];
    if (!picture) throw new Error('no picture');
    await userEvent.click(picture);
    await expect(canvas.getByRole('radio', { name: 'Ink' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('ink');
  },
};

export const ArrowsWalkAndStepOverWhatIsDisabled: Story = {
  name: 'Arrows walk radio cards and step over what is disabled',
  args: { defaultValue: 'poster' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Poster' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Film' })).toBeChecked();
  },
};

export const RowsHaveRoomForWordsAndAPrice: Story = {
  name: 'A row of radio cards has room for words and a price, read with it',
  args: { label: 'Way', options: ways, layout: 'row', minCardWidth: '16rem', defaultValue: 'text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'From text 200' })).toHaveAccessibleDescription(
      /Say what happens/,
    );
    await expect(canvas.getByRole('radio', { name: 'From several 300' })).toBeDisabled();
  },
};

export const SmallTilesForShapes: Story = {
  name: 'Small radio cards for shapes stand side by side, wide enough to press',
  args: { label: 'Aspect', options: aspects, size: 'sm', minCardWidth: '5.5rem', defaultValue: '16:9' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/16:9/);
    const boxes = [...canvasElement.querySelectorAll('[data-part="card"]')].map((card) =>
      card.getBoundingClientRect(),
    );
    await expect(boxes.length).toBe(aspects.length);
    for (const { width } of boxes) await expect(width).toBeGreaterThanOrEqual(88);
    // Several stand side by side.
    await expect(boxes[1]?.top).toBe(boxes[0]?.top);
  },
};

export const CardsWrapInsteadOfShrinking: Story = {
  name: 'Radio cards wrap instead of shrinking',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('[data-part="card"]')].map(
      (card) => card.getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(4);
  },
};
