import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Search } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Design System/Inputs/TextField',
  component: TextField,
  args: { label: 'Album name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { placeholder: 'Harbour at dawn' } };

export const PressingTheLabelGoesToTheField: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Album name'));
    const field = canvas.getByRole('textbox', { name: 'Album name' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Sea');
    await expect(args.onChange).toHaveBeenLastCalledWith('Sea');
  },
};

export const HelpAndErrorAreReadWithTheField: Story = {
  args: {
    description: 'Shown to whoever has the link.',
    errorMessage: 'Give the album a name.',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      /Shown to whoever has the link\..*Give the album a name\./,
    );
  },
};

export const SidesStandInTheBox: Story = {
  args: { label: 'Search', leading: <Icon glyph={Search} size={16} />, trailing: 'in help' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Harbour at dawn' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'اسم الألبوم', defaultValue: 'الميناء عند الفجر' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).textAlign).toBe('start');
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};
