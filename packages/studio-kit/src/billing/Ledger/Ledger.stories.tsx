import { creationHref } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { ClockProvider } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { firstWeeks } from './Ledger.fixtures.ts';
import { Ledger } from './Ledger.tsx';

const still = () => Date.UTC(2026, 10, 14, 9, 45);

const meta = {
  title: 'Studio Kit/Billing/Ledger',
  component: Ledger,
  args: { entries: firstWeeks },
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <Ledger {...args} />
    </ClockProvider>
  ),
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Each line tells what was reserved, what was taken of it, or what was given back',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const [, released, held, taken] = canvas.getAllByRole('row');
    await expect(released).toHaveTextContent('Given back');
    await expect(released).toHaveTextContent('+300');
    await expect(held).toHaveTextContent('-300');
    await expect(held).toHaveTextContent('300 reserved');
    await expect(taken).toHaveTextContent('Reserved before: 200');
    await expect(taken).not.toHaveTextContent(/(^|\D)0\s*Reserved/);
  },
};

export const OneLineEach: Story = {
  name: 'On a desk each movement takes one line, told when as a person says it, its amounts under each other',
  render: (args) => (
    <ClockProvider now={still} timeZone="UTC">
      <div style={{ inlineSize: 940 }}>
        <Ledger {...args} />
      </div>
    </ClockProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const [, ...lines] = canvas.getAllByRole('row');
    const heights = lines.map((line) => line.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(40);
    await expect(lines[2]).toHaveTextContent('yesterday');
    const ends = [/^[+−-]300$/, /^[+−-]3,500$/]
      .flatMap((amount) => canvas.getAllByText(amount))
      .map((each) => each.getBoundingClientRect().right);
    await expect(ends.length).toBeGreaterThan(2);
    await expect(new Set(ends.map(Math.round)).size).toBe(1);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone each line is a card, and all of it fits (D37)',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    const [, released] = canvas.getAllByRole('row');
    const tops = [...released!.children].map((cell) => cell.getBoundingClientRect().top);
    await expect(tops).toHaveLength(5);
    await expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
    // A line that is for no creation has none of it, not a name with nothing beside it.
    const granted = canvas.getAllByRole('row').at(-1)!;
    await expect(granted.children[1]!.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};

export const EachLineLeadsToItsCreation: Story = {
  name: 'Each line that has a creation links to its own, and keys walk from line to line and to the link (D37)',
  args: {
    entries: firstWeeks.map((entry, at) =>
      at === 1 ? { ...entry, creation_id: creationFixture({}, 1).id } : entry,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const [, ...lines] = canvas.getAllByRole('row');
    await expect(lines.map((line) => within(line).queryByRole('link')?.getAttribute('href') ?? null)).toEqual(
      args.entries!.map(({ creation_id }) => creation_id && creationHref(creation_id)),
    );
    await userEvent.tab();
    await waitFor(() => expect(lines[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(lines[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(within(lines[1]!).getByRole('link')).toHaveFocus());
  },
};

export const AnIncludedOnePaid: Story = {
  name: 'Included generations are counted as such where they come and where they pay, and no credits of them are told (D11)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('-1 included')).toBeVisible();
    await expect(canvas.getByText('+3 included')).toBeVisible();
    const taken = canvas.getByText('Included').closest('[role=row]');
    await expect(taken).toHaveTextContent('Taken for a generation');
  },
};

export const MoreIsAsked: Story = {
  name: 'More lines are asked for',
  args: { onMoreRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(args.onMoreRequested).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  name: 'A ledger that is on its way says so',
  tags: ['picture'],
  args: { entries: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the credit history');
  },
};

export const Empty: Story = {
  name: 'A ledger without entries says that nothing moved yet',
  tags: ['picture'],
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing moved yet')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'A ledger that did not come says why',
  tags: ['picture'],
  args: { entries: null, problem: 'Failed to load the credit history', onRetryRequested: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the credit history');
  },
};

export const AnotherTryIsAsked: Story = {
  name: 'A credit history that could not be loaded is asked for again',
  args: { entries: null, problem: 'Failed to load the credit history', onRetryRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryRequested).toHaveBeenCalledTimes(1);
  },
};

export const ALongTitleHasTwoLines: Story = {
  name: 'A title without a space to break at has two lines, and all of it in its tooltip',
  args: { entries: firstWeeks.map((entry) => ({ ...entry, creation_title: 'W'.repeat(300) })) },
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByTitle('W'.repeat(300));
    const line = Number.parseFloat(getComputedStyle(title!).lineHeight);
    await expect(title!.clientHeight).toBeLessThanOrEqual(Math.ceil(2 * line));
    await expect(title!.scrollHeight).toBeGreaterThan(4 * line);
    await expect(title!.scrollWidth).toBeLessThanOrEqual(title!.clientWidth);
  },
};

export const VeryLongText: Story = {
  args: {
    entries: firstWeeks.map((entry) => ({ ...entry, creation_title: 'Donaudampfschifffahrt '.repeat(8) })),
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
