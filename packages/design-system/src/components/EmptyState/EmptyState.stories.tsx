import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Design System/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No videos yet',
    children: 'What you make appears here, newest first. It stays until you delete it.',
    actions: (
      <>
        <LinkButton href="#create" tone="accent" variant="solid">
          Make a video
        </LinkButton>
        <Button>Look at examples</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ItsHeadingStandsInTheOutline: Story = {
  name: 'An empty state’s heading stands at its level of the outline',
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No videos yet' })).toBeVisible();
  },
};

export const InAPanel: Story = {
  args: { size: 'sm', title: 'No references', children: 'Drop a picture here.', actions: undefined },
};

export const WithoutADrawing: Story = {
  name: 'An empty state can do without its drawing',
  args: { frame: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="drawing"]')).toBeNull();
  },
};

export const ItsWordsKeepAReadableWidth: Story = {
  name: 'An empty state’s words keep a readable width',
  args: { children: 'What you make appears here, newest first. '.repeat(8) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What you make/).getBoundingClientRect().width).toBeLessThanOrEqual(448);
  },
};

export const NothingIsCutOffOnAPhone: Story = {
  name: 'An empty state with a very long title is not cut off on a phone',
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('link', { name: 'Make a video' })).toBeVisible();
  },
};
