import { seedanceText } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asWideAsSettings, keeping } from '../OptionCards/OptionCards.fixtures.tsx';
import { AspectRatioPicker } from './AspectRatioPicker.tsx';

const { label, options, initial } = seedanceText.inputs.aspectRatio;

const meta = {
  title: 'Studio Kit/Composer/AspectRatioPicker',
  component: keeping(AspectRatioPicker),
  decorators: [asWideAsSettings],
  args: { label, options, initial, value: '16:9', onOptionChanged: fn() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['picture', 'narrow', 'forced-colors'] };

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const EveryShapeIsDrawnAsItIs: Story = {
  name: 'Every shape is drawn as it is (A328)',
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('rect')].map(
      (each) => each.width.baseVal.value / each.height.baseVal.value,
    );
    await expect(shapes.map((ratio) => ratio.toFixed(2))).toEqual([
      '2.33',
      '1.78',
      '1.33',
      '1.00',
      '0.75',
      '0.56',
    ]);
  },
};

export const ChoosesByArrowKeys: Story = {
  name: 'A ratio is chosen by arrow keys',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '16:9' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onOptionChanged).toHaveBeenCalledWith({ value: '4:3' });
  },
};
