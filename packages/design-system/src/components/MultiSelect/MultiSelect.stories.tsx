import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MultiSelect } from './MultiSelect.tsx';

const kinds = [
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos', description: 'Clips and loops' },
  { value: 'audio', label: 'Sounds' },
  { value: 'model', label: 'Models', description: 'Not kept in this album', isDisabled: true },
];

const meta = {
  title: 'Design System/Inputs/MultiSelect',
  component: MultiSelect,
  args: { label: 'Kinds', options: kinds, defaultValue: ['image', 'video'], onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const SeveralAreChosenByKeys: Story = {
  name: 'Several options are chosen by keys, and a multi-select’s name tells how many and which',
  args: { defaultValue: [] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Kinds/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: /Kinds/ });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Home} {ArrowDown}{ArrowDown} ');
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(['image', 'audio']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('2 chosen Images and Sounds Kinds');
  },
};

export const OnePressClears: Story = {
  name: 'One press clears a multi-select, and the focus stays with it',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Kinds' }));
    await expect(args.onChange).toHaveBeenCalledWith([]);
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveTextContent('Choose an option');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const LongNamesGiveWayToWhatClears: Story = {
  name: 'Long names in a multi-select give way to the button that clears',
  args: {
    options: [
      { value: 'a', label: 'A model whose name goes on for longer than its box is wide' },
      { value: 'b', label: 'Another' },
    ],
    defaultValue: ['a', 'b'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 chosen')).toBeVisible();
    const words = canvasElement.querySelector('[data-part="value"]')?.getBoundingClientRect();
    const clear = canvas.getByRole('button', { name: 'Clear Kinds' }).getBoundingClientRect();
    await expect(words?.right).toBeLessThanOrEqual(clear.left);
  },
};

export const AFormSendsEachChoiceUnderItsName: Story = {
  name: 'A form sends each choice of a multi-select under its name',
  render: (args) => (
    <form aria-label="Filters">
      <MultiSelect {...args} name="kind" />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Filters' });
    await expect(new FormData(form).getAll('kind')).toEqual(['image', 'video']);
  },
};

export const NothingChosenYetAndRequired: Story = {
  name: 'A required multi-select without a choice shows what to choose and its error',
  args: { defaultValue: [], isRequired: true, errorMessage: 'Choose at least one kind.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Choose an option');
    await expect(canvas.getByText('Choose at least one kind.')).toBeVisible();
  },
};

export const OptionsOnTheirWayAreSaid: Story = {
  name: 'A multi-select says that its options are on their way',
  args: { options: [], defaultValue: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Kinds/ })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Working' })).toBeInTheDocument();
  },
};
