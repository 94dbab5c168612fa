import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { said } from '../../mocks/said.ts';
import type { ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { mara, storyUrl } from '../../mocks/storyServer.ts';
import { mixedHistory } from '../library/library.fixtures.ts';
import { historyStory } from './history.fixtures.ts';

const meta = {
  ...historyStory,
  title: 'App/Screens/Creation history/Reuse',
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const bridge = { ...mixedHistory[2]!, file_url: `${storyUrl}/storage/v1/object/bridge.png` };

export const UsedInAnotherTool: Story = {
  name: 'A picture goes on in another tool, which names what it has no place for (D35)',
  args: {
    path: `/creation-history?creation=${bridge.id}`,
    scenario: { accounts: [{ ...mara, creations: [bridge] }] },
    answers: [http.get(bridge.file_url, () => new HttpResponse(drawnFile()))],
  },
  play: async ({ canvas, userEvent }) => {
    const view = await screen.findByRole('dialog', { name: 'Red railway bridge' });
    await userEvent.click(within(view).getByRole('button', { name: 'Use in another tool' }));
    await screen.findByRole('menuitem', { name: 'Ultimate Upscale' });
    await expect(screen.queryByRole('menuitem', { name: 'Kling AI video extend' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'WAN image to video' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'WAN image to video' })).toBeVisible();
    await said('WAN image to video has no place for: Style, Quality.');
    await expect(await canvas.findByRole('button', { name: /^Remove/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Describe the animation/ })).toHaveValue(bridge.prompt);
  },
};

export const UsedOverWhatWasTyped: Story = {
  ...UsedInAnotherTool,
  name: 'What a form held is had back by Undo after the settings of a creation were reused in it',
  tags: ['!picture'],
  args: { ...UsedInAnotherTool.args, path: '/create-image' },
  play: async ({ canvas, userEvent }) => {
    const prompt = () => canvas.getByRole('textbox', { name: /^Describe your image/ });
    const promptIs = (words: string) => waitFor(() => expect(prompt()).toHaveValue(words));
    await promptIs('');
    await userEvent.type(prompt(), 'A kettle boils');
    const navigation = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await userEvent.click(navigation.getByRole('link', { name: 'Creation history' }));
    const card = await canvas.findByRole('article', { name: 'Red railway bridge' });
    await userEvent.click(within(card).getByText('Red railway bridge'));
    const view = await screen.findByRole('dialog', { name: 'Red railway bridge' });
    await userEvent.click(within(view).getByRole('button', { name: 'Reuse settings' }));
    await promptIs(bridge.prompt!);
    await said(/^Replaced in this form: Describe your image/);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await promptIs('A kettle boils');
  },
};

export const UsedAsAStartFrame: Story = {
  ...UsedInAnotherTool,
  name: 'A picture goes straight into the video studio as its start frame',
  play: async ({ canvas, userEvent }) => {
    const view = await screen.findByRole('dialog', { name: 'Red railway bridge' });
    await userEvent.click(within(view).getByRole('button', { name: 'Use as start frame' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'WAN image to video' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Remove/ })).toBeVisible();
  },
};
