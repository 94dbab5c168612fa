import { Stack } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FilterBar, noFilters } from './FilterBar.tsx';

const meta = {
  title: 'Studio Kit/History/FilterBar',
  component: FilterBar,
  args: { filters: noFilters, total: 1284, onFiltersChanged: fn() },
  render: function Held(args) {
    const [filters, setFilters] = useState(args.filters);
    return (
      <FilterBar
        {...args}
        filters={filters}
        onFiltersChanged={(event) => {
          setFilters(event.filters);
          args.onFiltersChanged(event);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'The total count stands beside the three types and the sort (A123, A124, A125)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,284 creations');
    const types = canvas
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => labels?.[0]?.textContent);
    await expect(types).toEqual(['All Types', 'Images', 'Videos']);
    await expect(canvas.getByRole('button', { name: /Sort/ })).toHaveTextContent('Newest');
  },
};

const widths = [288, 358, 488, 592, 800, 904];

export const NothingStandsAlone: Story = {
  name: 'The filters fill their lines on a phone and a tablet, and from there on have one: nothing stands alone in a line',
  tags: ['picture'],
  render: (args) => (
    <Stack gap={32}>
      {widths.map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <FilterBar {...args} labels={{ title: `${inlineSize} px` }} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('search')) {
      const whole = bar.getBoundingClientRect();
      const parts = [...bar.firstElementChild!.children]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      await expect(parts).toHaveLength(5);
      for (const part of parts) {
        const line = parts.filter(({ top, bottom }) => top < part.bottom && bottom > part.top);
        await expect(Math.min(...line.map(({ left }) => left))).toBeCloseTo(whole.left, 0);
        await expect(Math.max(...line.map(({ right }) => right))).toBeCloseTo(whole.right, 0);
      }
      const isOneLine = parts.every(({ top }) => top < parts[0]!.bottom);
      await expect(isOneLine).toBe(whole.width > 832);
      const one = within(bar).getByRole('button', { name: 'Trash' }).getBoundingClientRect().height;
      await expect(Math.max(...parts.map(({ height }) => height))).toBeLessThan(1.5 * one);
      await expect(bar.scrollWidth).toBeLessThanOrEqual(Math.ceil(whole.width));
    }
  },
};

export const TypesAreChosenByArrows: Story = {
  name: 'Types are chosen by arrows (A124)',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'All Types' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFiltersChanged).toHaveBeenLastCalledWith({
      filters: { ...noFilters, type: 'image' },
    });
  },
};

export const TheThreeSorts: Story = {
  name: 'Three sorts are offered: Newest, Oldest and Liked (A125)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sort/ }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['Newest', 'Oldest', 'Liked']);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onFiltersChanged).toHaveBeenLastCalledWith({
      filters: { ...noFilters, sort: 'liked' },
    });
  },
};

export const WhatIsTypedIsSearchedFor: Story = {
  name: 'What is typed is searched for (D35)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your creations' }), 'kettle');
    await expect(args.onFiltersChanged).toHaveBeenLastCalledWith({
      filters: { ...noFilters, search: 'kettle' },
    });
  },
};

export const TheTrashHasNeitherTypesNorSorts: Story = {
  name: 'The trash has neither types nor sorts to choose from, and the button that leads there leads back, with the focus on it (D35)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trash' }));
    await expect(args.onFiltersChanged).toHaveBeenLastCalledWith({
      filters: { ...noFilters, isTrash: true },
    });
    const back = canvas.getByRole('button', { name: 'Back to your creations' });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getAllByRole('button')).toEqual([back]);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: /Sort/ })).toBeVisible();
    await expect(args.onFiltersChanged).toHaveBeenLastCalledWith({ filters: noFilters });
  },
};

export const Trash: Story = {
  name: 'The trash counts what is in it (D35)',
  tags: ['picture'],
  args: { filters: { ...noFilters, isTrash: true }, total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 creation in the trash');
  },
};

export const Loading: Story = { tags: ['picture'], args: { total: null } };
export const Searching: Story = { args: { filters: { ...noFilters, search: 'kettle' }, isPending: true } };
export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const NotCounted: Story = {
  name: 'Where they could not be counted, nothing counts on',
  args: { total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
