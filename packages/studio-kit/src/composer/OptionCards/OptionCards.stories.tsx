import { seedanceText } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asWideAsSettings, keeping } from './OptionCards.fixtures.tsx';
import { OptionCards, type OptionCardsProps } from './OptionCards.tsx';

const meta = {
  title: 'Studio Kit/Composer/OptionCards',
  component: keeping<string, OptionCardsProps<string>>(OptionCards),
  decorators: [asWideAsSettings],
  args: {
    label: seedanceText.inputs.model.label,
    options: seedanceText.inputs.model.options,
    initial: seedanceText.inputs.model.initial,
    value: 'pro',
    layout: 'row',
    onOptionChanged: fn(),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['picture', 'narrow'], args: { help: 'Both keep the same prompt.' } };

export const WithPrices: Story = {
  tags: ['picture'],
  args: { trailingOf: ({ value }) => (value === 'pro' ? '300' : '200') },
};

export const VeryLongText: Story = {
  tags: ['picture'],
  args: {
    options: [
      { value: 'pro', label: 'Professional', help: 'The finest detail that there is, at 1080p. '.repeat(3) },
      { value: 'lite', label: 'Donaudampfschifffahrtsgesellschaft', help: 'Quicker.' },
    ],
  },
};

export const ChoosesByArrowKeysAndGoesBackInOnePress: Story = {
  name: 'A card is chosen by arrow keys, and put back in one press (A326)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Pro' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOptionChanged).toHaveBeenCalledWith({ value: 'lite' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset model' }));
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toBeChecked();
  },
};
