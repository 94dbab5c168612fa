import { studios } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mara } from '../Studio/Studio.fixtures.tsx';
import { ModeStudio } from './ModeStudio.tsx';

const studioAt = (path: string) =>
  studios.filter((each) => each.runs === 'server').find((each) => each.path === path)!;

interface ShownProps {
  path: string;
  modeId?: string;
  onModeChanged: (event: { modeId: string }) => void;
}

function Shown({ path, modeId, onModeChanged }: ShownProps) {
  const [api] = useState(() => createFakeStudioApi({ scenario: { accounts: [mara] } }));
  return (
    <ModeStudio
      studio={studioAt(path)}
      api={api}
      onMessage={() => {}}
      onModeChanged={onModeChanged}
      {...(modeId && { modeId })}
    />
  );
}

const meta = {
  title: 'Studio Kit/Studio/ModeStudio',
  component: Shown,
  tags: ['picture'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/kling-ai', onModeChanged: fn() },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ImageToVideo: Story = { tags: ['narrow', 'forced-colors'] };
export const MultiImage: Story = { args: { modeId: 'multi-image-to-video' } };
export const MotionBrush: Story = { args: { modeId: 'motion-brush' } };
export const VideoExtend: Story = { args: { modeId: 'video-extend' } };
export const Effects: Story = { args: { modeId: 'effects' } };
export const TextToVideo: Story = { args: { modeId: 'text-to-video' }, tags: ['narrow'] };
export const LipSync: Story = { args: { modeId: 'lip-sync' } };
export const RightToLeft: Story = { args: { modeId: 'text-to-video' }, globals: { locale: 'ar' } };
export const Seedance: Story = { args: { path: '/seedance' }, tags: ['narrow'] };
export const Veo3: Story = { args: { path: '/veo3' } };
export const StableVideo: Story = { args: { path: '/stable-video' } };
export const CogVideo: Story = { args: { path: '/cogvideox-5b' } };
// Not on a wide window: there the words in its button lie between two pixels, and are drawn on either.
export const CreateImage: Story = { args: { path: '/create-image' }, tags: ['!picture', 'narrow'] };

export const GoesFromTabToTabByKeyboard: Story = {
  name: 'Arrow keys lead from one tab to the next, with its own form (A279)',
  tags: ['!picture'],
  play: async ({ args, canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: 'Image to video' });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onModeChanged).toHaveBeenCalledWith({ modeId: 'multi-image-to-video' });
    await expect(await canvas.findByText('Multi-image generation costs 50% more credits')).toBeVisible();
  },
};

export const TheChosenTabIsInSight: Story = {
  name: 'On a phone the tab of the mode that a link leads to is in sight',
  tags: ['!picture'],
  args: { modeId: 'lip-sync' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Lip sync', selected: true });
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.right));
    await expect(scrollX).toBe(0);
  },
};

export const OnAPhoneTheTabNamesItsForm: Story = {
  name: 'On a phone the form of a mode begins right under its tab, whose words its heading repeats to those who hear it',
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Image to video' });
    await expect(heading.getBoundingClientRect().height).toBeLessThanOrEqual(1);
    const tabs = canvas.getByRole('tablist').getBoundingClientRect();
    const stage = canvasElement.querySelector('[data-component="Stage"]')!.getBoundingClientRect();
    await expect(stage.top - tabs.bottom).toBeLessThanOrEqual(80);
  },
};

export const CardsInAHighWindow: Story = {
  name: 'In a high window the modes are cards too, which choose the tab that they mirror (A254)',
  globals: { viewport: { value: 'high' } },
  play: async ({ args, canvas, userEvent }) => {
    const modes = await canvas.findByRole('radiogroup', { name: 'Modes' });
    await expect(canvas.getByRole('tablist', { name: 'Modes, as tabs' })).toBeVisible();
    const cards = within(modes).getAllByRole('radio');
    await expect(cards).toHaveLength(7);
    await userEvent.click(within(modes).getByText('Effects'));
    await expect(args.onModeChanged).toHaveBeenCalledWith({ modeId: 'effects' });
    await expect(canvas.getByRole('tab', { name: 'Effects', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Lip sync' }));
    await expect(within(modes).getByRole('radio', { name: 'Lip sync' })).toBeChecked();
  },
};

export const TheTabsAreTheCards: Story = {
  name: 'In a low window the tabs have the drawings of the cards, and the stage begins near the head of the studio (A254)',
  tags: ['!picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const top = (part: string) => canvasElement.querySelector(part)!.getBoundingClientRect().top;
    await expect(canvas.queryByRole('radiogroup', { name: 'Modes' })).toBeNull();
    const tabs = canvas.getAllByRole('tab');
    await expect(tabs).toHaveLength(7);
    for (const tab of tabs) await waitFor(() => expect(tab.querySelector('svg')).toBeVisible());
    const above = top('[data-component="Stage"]') - top('[data-component="ModeStudio"]');
    await expect(above).toBeLessThanOrEqual(140);
    // What is saved above is the frame's.
    const stage = canvasElement.querySelector<HTMLElement>('[data-component="Stage"]')!;
    await expect(stage.offsetHeight).toBeGreaterThan(420);
  },
};

export const WorkLeftSettingsRight: Story = {
  name: 'The work stands left, settings, cost and tips right (A255)',
  tags: ['!picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const place = (part: string) =>
      canvasElement.querySelector<HTMLElement>(`[data-component="${part}"]`)!.getBoundingClientRect();
    await expect(await canvas.findByRole('slider', { name: 'Duration' })).toBeVisible();
    const [work, words] = [place('Stage'), place('PromptBox')];
    const right = [place('SettingsPanel'), place('TipsCard'), place('CostBadge')];
    for (const each of right) {
      await expect(each.width).toBeGreaterThan(0);
      await expect(each.left).toBeGreaterThanOrEqual(Math.max(work.right, words.right));
    }
    await expect(words.top).toBeGreaterThanOrEqual(work.bottom);
    const [settings, tips] = right;
    await expect(tips!.top).toBeGreaterThanOrEqual(settings!.bottom);
  },
};
