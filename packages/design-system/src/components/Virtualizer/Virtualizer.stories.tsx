import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { nameOf, SampleFrameFace, sampleItems } from '../Collection/sampleItems.tsx';
import type { SampleItem } from '../Collection/sampleItems.tsx';
import { GridList } from '../GridList/GridList.tsx';
import { Virtualizer } from './Virtualizer.tsx';

const meta = {
  title: 'Design System/Data/Virtualizer',
  component: Virtualizer,
} satisfies Meta;

export default meta;
type Story = StoryObj;

const many = sampleItems(10_000);

const Frames = () => (
  <>
    <style>{'.ds-story-high { block-size: 420px; }'}</style>
    <Virtualizer layout="grid" minItemWidth={160} itemHeight={130} maxColumns={5}>
      <GridList<SampleItem>
        label="Frames"
        items={many}
        textOf={nameOf}
        selectionMode="multiple"
        className="ds-story-high"
      >
        {(item) => <SampleFrameFace {...item} />}
      </GridList>
    </Virtualizer>
  </>
);

export const Playground: Story = { render: () => <Frames /> };

export const FollowsAScrollOfAnyLength: Story = {
  name: 'A virtual list follows a scroll of any length, and draws a few',
  render: () => <Frames />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid', { name: 'Frames' });
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    list.scrollTop = list.scrollHeight / 2;
    await waitFor(() => {
      const [first] = canvas.getAllByRole('row');
      return expect(Number(first?.getAttribute('aria-rowindex'))).toBeGreaterThan(4000);
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120);
  },
};

export const NeverMoreColumnsThanTold: Story = {
  name: 'A virtual grid has no more columns than told',
  render: () => (
    // Room for eight.
    <div style={{ inlineSize: 1500 }}>
      <Frames />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    const [first] = canvas.getAllByRole('row');
    const top = first?.getBoundingClientRect().top;
    const inFirstLine = canvas.getAllByRole('row').filter((row) => row.getBoundingClientRect().top === top);
    await expect(inFirstLine).toHaveLength(5);
  },
};

/** Something that remembers, as a clip does that plays. */
const Counted = () => {
  const [count, setCount] = useState(0);
  return (
    <Button size="sm" onPress={() => setCount(count + 1)}>
      {`Counted ${count}`}
    </Button>
  );
};

export const WhatOneRemembersIsNotHandedToTheNext: Story = {
  name: 'Items of a virtual grid keep what they remember to themselves',
  render: () => (
    <>
      <style>{'.ds-story-high { block-size: 420px; }'}</style>
      <Virtualizer layout="grid" minItemWidth={160} itemHeight={130} maxColumns={5}>
        <GridList<SampleItem> label="Frames" items={many} textOf={nameOf} className="ds-story-high">
          {() => <Counted />}
        </GridList>
      </Virtualizer>
    </>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid', { name: 'Frames' });
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    const [first, second] = canvas.getAllByRole('row');
    await userEvent.click(within(first!).getByRole('button'));
    // The one that has the focus stays drawn, however far away.
    await userEvent.click(within(second!).getByRole('button'));
    await expect(canvas.getAllByRole('button', { name: 'Counted 1' })).toHaveLength(2);
    for (let turn = 0; turn < 6; turn += 1) {
      const before = canvas.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex');
      list.scrollTop += 500;
      await waitFor(() =>
        expect(canvas.getAllByRole('row').at(-1)).not.toHaveAttribute('aria-rowindex', before),
      );
      for (const counted of canvas.getAllByRole('button', { name: 'Counted 1' }))
        await expect(['1', '2']).toContain(counted.closest('[role=row]')?.getAttribute('aria-rowindex'));
    }
  },
};
