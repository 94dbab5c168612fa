import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Prose } from './Prose.tsx';
import { ProseSample } from './proseSample.tsx';

const meta = {
  title: 'Design System/Content/Prose',
  component: Prose,
  args: { children: <ProseSample /> },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ALineIsNoLongerThanOneReads: Story = {
  name: 'A line of prose is no longer than one reads',
  play: async ({ canvas }) => {
    await document.fonts.load("1em 'Archivo Variable'");
    const said = canvas.getByText(/Name what is there/).firstChild as Text;
    const characters = document.createRange();
    const held = new Map<number, number>();
    for (let at = 0; at < said.length; at += 1) {
      characters.setStart(said, at);
      characters.setEnd(said, at + 1);
      const { top } = characters.getBoundingClientRect();
      held.set(top, (held.get(top) ?? 0) + 1);
    }
    await expect(held.size).toBeGreaterThan(1);
    await expect(Math.max(...held.values())).toBeLessThanOrEqual(69);
  },
};

export const AComponentWithinKeepsItsOwnLook: Story = {
  name: 'A component within prose keeps its own look',
  args: {
    children: (
      <>
        <p>Before</p>
        <Heading level={2} size="sm">
          Small by choice
        </Heading>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(getComputedStyle(heading).fontSize).toBe('14px');
  },
};

export const LinksCanBeSeenWithoutColour: Story = {
  name: 'Links in prose can be seen without colour',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'the terms' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
  },
};
