import { createImage, premiumEffects, ultimateUpscale, type Option } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asWideAsSettings, keeping } from '../OptionCards/OptionCards.fixtures.tsx';
import { drawnLooks } from './StylePicker.fixtures.ts';
import { StylePicker, type StylePickerProps } from './StylePicker.tsx';

const { label, initial } = createImage.inputs.style;
const options: readonly Option<string>[] = createImage.inputs.style.options;

const meta = {
  title: 'Studio Kit/Composer/StylePicker',
  component: keeping<string, StylePickerProps<string>>(StylePicker),
  decorators: [asWideAsSettings],
  args: { label, options, initial, value: 'realistic', onOptionChanged: fn() },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Styles: Story = {
  name: 'Every style has a picture (A214)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: ({ canvasElement }) => drawnLooks(canvasElement, 8),
};

export const RightToLeft: Story = {
  name: 'Right to left, the pictures of styles are the same and stand from the right',
  tags: ['picture'],
  globals: { locale: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await drawnLooks(canvasElement, 8);
    const [first, second] = canvas.getAllByRole('radio').map((card) => card.closest('label')!);
    await expect(second!.getBoundingClientRect().right).toBeLessThan(first!.getBoundingClientRect().right);
  },
};

export const Effects: Story = {
  name: 'Every effect has a picture (A293)',
  tags: ['picture'],
  args: {
    label: premiumEffects.inputs.effect.label,
    options: premiumEffects.inputs.effect.options,
    value: 'noir',
  },
  play: ({ canvasElement }) => drawnLooks(canvasElement, 6),
};

export const KindsOfPicture: Story = {
  name: 'Every type of picture to enlarge has a picture (A240)',
  tags: ['picture'],
  args: {
    label: ultimateUpscale.inputs.type.label,
    options: ultimateUpscale.inputs.type.options,
    value: 'general',
  },
  play: ({ canvasElement }) => drawnLooks(canvasElement, 4),
};

export const AnUnknownLookIsAPlainCard: Story = {
  name: 'A style that has no picture is a plain card',
  tags: ['picture'],
  args: { options: [...options.slice(0, 2), { value: 'claymation', label: 'Claymation' }] },
  play: async ({ canvas, canvasElement }) => {
    await drawnLooks(canvasElement, 2);
    await expect(canvas.getByRole('radio', { name: 'Claymation' })).toBeVisible();
  },
};

export const ChoosesByArrowKeys: Story = {
  name: 'A style is chosen by arrow keys',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Cartoon' })).toBeChecked();
    await expect(args.onOptionChanged).toHaveBeenLastCalledWith({ value: 'cartoon' });
  },
};
