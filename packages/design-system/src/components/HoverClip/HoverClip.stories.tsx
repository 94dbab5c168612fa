import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import sampleClip from '../../dev/sampleClip.mp4?inline';
import { samplePictures } from '../../foundations/look/samplePictures.ts';
import { Card } from '../Card/Card.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { HoverClip } from './HoverClip.tsx';

const meta = {
  title: 'Design System/Content/HoverClip',
  component: HoverClip,
  args: {
    clip: sampleClip,
    children: (
      <img
        alt="The sea at dusk"
        src={samplePictures['Sea at dusk']}
        style={{ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
      />
    ),
  },
  render: (args) => (
    <Card as="article">
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <HoverClip {...args} />
        <LinkButton href="#harbour">Open the harbour</LinkButton>
      </div>
    </Card>
  ),
} satisfies Meta<typeof HoverClip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A reader who has not asked for less motion, as the reader of tests has. */
const inMotion = () => {
  const ask = window.matchMedia.bind(window);
  const answered = spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: false } as MediaQueryList) : ask(query),
  );
  return () => answered.mockRestore();
};

export const PlaysUnderThePointer: Story = {
  name: 'A picture moves while the pointer is on its card, and nothing beside it does',
  beforeEach: inMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clip = () => canvasElement.querySelector('video');
    const link = canvas.getByRole('link');
    const before = link.getBoundingClientRect().toJSON();
    await expect(clip()).toBeNull();
    await userEvent.hover(link);
    await waitFor(() => expect(clip()?.paused).toBe(false));
    await waitFor(() => expect(getComputedStyle(clip()!).opacity).toBe('1'));
    await expect(link.getBoundingClientRect().toJSON()).toEqual(before);
    await userEvent.unhover(canvas.getByRole('article'));
    await waitFor(() => expect(clip()).toBeNull());
  },
};

export const PlaysWithTheFocusOfTheKeyboard: Story = {
  name: 'A picture moves while the focus of the keyboard is in its card',
  beforeEach: inMotion,
  play: async ({ canvasElement, userEvent }) => {
    const clip = () => canvasElement.querySelector('video');
    await userEvent.tab();
    await waitFor(() => expect(clip()?.paused).toBe(false));
    await userEvent.tab();
    await waitFor(() => expect(clip()).toBeNull());
  },
};

export const StandsStillWithLessMotion: Story = {
  name: 'A picture stands still, and its clip is not fetched, where less motion is asked for',
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
