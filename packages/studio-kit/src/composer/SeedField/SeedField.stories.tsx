import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SeedField, type SeedFieldProps } from './SeedField.tsx';

function KeepingSeedField(props: SeedFieldProps) {
  const [seed, setSeed] = useState(props.seed);
  return (
    <SeedField
      {...props}
      seed={seed}
      onSeedChanged={(event) => {
        setSeed(event.seed);
        props.onSeedChanged(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Composer/SeedField',
  component: KeepingSeedField,
  tags: ['picture'],
  args: {
    label: 'Seed',
    help: 'Optional. The same number and inputs make the same clip.',
    max: 2_147_483_647,
    seed: null,
    onSeedChanged: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeepingSeedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Full: Story = { args: { seed: 1_284_903 } };
export const TooLarge: Story = { args: { seed: 9_999_999_999 } };
export const RightToLeft: Story = { args: { seed: 42 }, globals: { locale: 'ar' } };
export const Locked: Story = { tags: ['narrow'], args: { seed: 1_284_903, lastSeed: 1_284_903 } };
export const Disabled: Story = { args: { seed: 42, isDisabled: true } };

export const TheLastSeedIsKeptAndLetGo: Story = {
  name: 'The last seed is kept by one press, and let go by the next',
  tags: ['!picture'],
  args: { lastSeed: 1_284_903 },
  play: async ({ args, canvas, userEvent }) => {
    const lock = canvas.getByRole('button', { name: 'Keep the last seed, 1284903' });
    await expect(lock).toHaveAttribute('aria-pressed', 'false');
    lock.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeedChanged).toHaveBeenLastCalledWith({ seed: 1_284_903 });
    await expect(canvas.getByRole('textbox')).toHaveValue('1284903');
    await expect(lock).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeedChanged).toHaveBeenLastCalledWith({ seed: null });
  },
};
