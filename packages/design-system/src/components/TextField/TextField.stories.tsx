import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
  name: 'A press on its label goes to a text field',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Album name'));
    const field = canvas.getByRole('textbox', { name: 'Album name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Sea');
    await expect(args.onChange).toHaveBeenLastCalledWith('Sea');
  },
};

export const HelpAndErrorAreReadWithTheField: Story = {
  name: 'Help and error are read with a text field',
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
  name: 'An icon and words stand at the sides of a text field, in its box',
  args: { label: 'Search', leading: <Icon glyph={Search} size={16} />, trailing: 'in help' },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('[data-part="control"]')?.getBoundingClientRect();
    const text = canvas.getByRole('textbox', { name: 'Search' }).getBoundingClientRect();
    const icon = canvasElement.querySelector('[data-part="leading"]')?.getBoundingClientRect();
    const words = canvas.getByText('in help').getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(box?.left ?? Number.NaN);
    await expect(icon?.right).toBeLessThanOrEqual(text.left);
    await expect(words.left).toBeGreaterThanOrEqual(text.right);
    await expect(words.right).toBeLessThan(box?.right ?? Number.NaN);
  },
};

export const BeingLookedAtIsSaid: Story = {
  name: 'A text field whose text is being looked at says so and can be typed into',
  args: { defaultValue: 'harbour', isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Working' })).toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

export const LabelCanBeHiddenAndStillNamesIt: Story = {
  name: 'A text field’s label can be hidden and still names it',
  args: { isLabelHidden: true, placeholder: 'Album name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Album name' })).toBeVisible();
  },
};

export const DisabledTakesNoText: Story = {
  name: 'A disabled text field takes no focus and no text',
  args: { isDisabled: true, defaultValue: 'Harbour at dawn' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Album name' });
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toBeDisabled();
    await userEvent.type(field, ' and at night');
    await expect(field).toHaveValue('Harbour at dawn');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  name: 'A text field is written from right to left where reading goes that way',
  globals: { locale: 'ar' },
  args: { label: 'اسم الألبوم', defaultValue: 'الميناء عند الفجر' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).textAlign).toBe('start');
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};
