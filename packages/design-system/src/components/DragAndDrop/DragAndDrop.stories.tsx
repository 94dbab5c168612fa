import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SortableScenes } from './SortableScenes.fixtures.tsx';

const meta = {
  title: 'Design System/Data/DragAndDrop',
  component: SortableScenes,
} satisfies Meta<typeof SortableScenes>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) =>
  canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent);

const isAtADrop = () =>
  waitFor(() =>
    expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/Insert/)),
  );

export const Playground: Story = {};

export const KeysCarryItToItsNewPlace: Story = {
  name: 'Keys carry an item to its new place',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await isAtADrop();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(names(canvas)[0]).toContain('Kitchen 2'));
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const SeveralAreCarriedTogether: Story = {
  name: 'Several chosen items are carried together',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown} {ArrowRight}{Enter}');
    await isAtADrop();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(names(canvas)[0]).toContain('Lighthouse 3'));
    await expect(names(canvas).slice(2).join()).toMatch(/Harbour at dawn 1.*Kitchen 2/);
  },
};

export const EscapeLeavesAllWhereItWas: Story = {
  name: 'Escape while carrying leaves every item where it was, and the focus returns to the handle',
  play: async ({ canvas, userEvent }) => {
    const before = names(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await isAtADrop();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drag Harbour at dawn 1' })).toHaveFocus());
    await expect(names(canvas)).toEqual(before);
  },
};
