import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleFrame } from '../../dev/sampleFrames.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Image } from '../Image/Image.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { PressableCard } from './PressableCard.tsx';
import { SelectableCard } from './SelectableCard.tsx';

const meta = {
  title: 'Design System/Content/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={8}>
        <Heading level={3}>Harbour at dawn</Heading>
        <Text tone="secondary">Five seconds, drifting left.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const CanBeAnArticle: Story = {
  name: 'A card can be an article with a name',
  args: { as: 'article', 'aria-label': 'Harbour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Harbour' })).toBeVisible();
  },
};

const opened = fn();
const deleted = fn();

export const PressedAsAWholeAndItsButtonsAlone: Story = {
  name: 'A card is pressed as a whole, and a button in it alone',
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <PressableCard label="Open Harbour at dawn" onPress={opened}>
        <Stack gap={12}>
          <Image src={sampleFrame(1)} alt="" aspect={16 / 9} loading="eager" />
          <Heading level={3}>Harbour at dawn</Heading>
          <Button size="sm" onPress={deleted}>
            Delete
          </Button>
        </Stack>
      </PressableCard>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    opened.mockClear();
    deleted.mockClear();
    const picture = canvasElement.querySelector('[data-component="Image"]') as HTMLElement;
    const { left, top } = picture.getBoundingClientRect();
    const under = document.elementFromPoint(left + 20, top + 20) as HTMLElement;
    await expect(under).toBe(canvas.getByRole('button', { name: 'Open Harbour at dawn' }));
    await userEvent.click(under);
    await expect(opened).toHaveBeenCalledTimes(1);
    const button = canvas.getByRole('button', { name: 'Delete' });
    const box = button.getBoundingClientRect();
    await expect(button).toContainElement(
      document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) as HTMLElement,
    );
    await userEvent.click(button);
    await expect(deleted).toHaveBeenCalledTimes(1);
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

export const LeadsSomewhere: Story = {
  name: 'A card with an address is a link, and its heading stays one',
  render: () => (
    <PressableCard label="Read how a frame develops" href="#develop">
      <Heading level={3}>How a frame develops</Heading>
    </PressableCard>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Read how a frame develops' })).toHaveFocus(),
    );
    await expect(document.activeElement).toHaveAttribute('href', '#develop');
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const LeadsToAnotherTabAndShowsIt: Story = {
  name: 'A card that leads to another tab says so and shows an arrow that takes no press from it',
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <PressableCard label="Open the wiki" href="https://example.com/" target="_blank">
        <Image src={sampleFrame(1)} alt="" aspect={16 / 9} loading="eager" />
      </PressableCard>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Open the wiki (opens in a new tab or window)' });
    const arrow = canvasElement.querySelector('[data-part="new-tab"]');
    await expect(arrow).toBeVisible();
    const { left, top, width, height } = (arrow as Element).getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  },
};

export const ChosenWithAMarkThatNeedsNoColour: Story = {
  name: 'A chosen card has a mark that needs no colour',
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <SelectableCard label="Harbour at dawn">
        <Text>Harbour at dawn</Text>
      </SelectableCard>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Harbour at dawn' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvasElement.querySelector('[data-part="tick"]')).toBeVisible();
  },
};
