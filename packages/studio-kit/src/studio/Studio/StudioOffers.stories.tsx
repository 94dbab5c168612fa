import {
  flat,
  initialValues,
  premiumLipSync,
  premiumTextToVideo,
  seedanceText,
  type AnyTool,
  type ToolCapabilities,
} from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mara, ToolStudio } from './Studio.fixtures.tsx';

const tool: AnyTool = seedanceText;
const offering = (offer: Partial<ToolCapabilities>) => ({
  accounts: [{ ...mara, included: 0, balance: 1000 }],
  offers: { [tool.id]: offer },
});

/** What this server can do reaches the form before anybody presses. */
const meta = {
  title: 'Studio Kit/Studio/Studio/What is offered here',
  component: ToolStudio,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { tool, draft: { ...initialValues(seedanceText), prompt: 'Snow falls' } },
} satisfies Meta<typeof ToolStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnOptionThatCannotBeHad: Story = {
  name: 'An option that the engine can’t make stays in sight, disabled, with its reason on it',
  args: { scenario: offering({ accepts: { resolution: ['1080p'] } }) },
  play: async ({ canvas, userEvent }) => {
    const resolutions = within(await canvas.findByRole('radiogroup', { name: /^Resolution/ }));
    const low = await resolutions.findByRole('radio', {
      name: '480p',
      description: 'Not offered by the engine in use here.',
    });
    await expect(low).toBeDisabled();
    await expect(resolutions.getAllByText('Not offered by the engine in use here.')[0]).toBeVisible();
    const high = resolutions.getByRole('radio', { name: '1080p' });
    await expect(high).toBeEnabled();
    await expect(high).not.toHaveAccessibleDescription(/Not offered/);
    await userEvent.click(high);
    await expect(canvas.getByRole('button', { name: /^Generate/ })).not.toHaveAttribute('aria-disabled');
  },
};

export const ASettingThatChangesNothing: Story = {
  name: 'A setting that the engine makes nothing of stays in sight, disabled, with the reason under it and no hint',
  args: {
    tool: premiumTextToVideo as unknown as AnyTool,
    draft: { ...initialValues(premiumTextToVideo), prompt: 'Snow falls' },
    scenario: { accounts: [mara], offers: { [premiumTextToVideo.id]: { ignores: ['cfg', 'prompt'] } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CFG scale makes no difference here.')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'CFG scale' })).toBeDisabled();
    // What it is good for elsewhere is not said over that.
    const { help } = premiumTextToVideo.inputs.cfg;
    await expect(help).toMatch(/./);
    await expect(canvas.queryByText(help)).toBeNull();
    await expect(canvas.getByRole('slider', { name: 'Duration' })).toBeEnabled();
    // Words may be asked for all the same.
    await expect(canvas.getByRole('textbox', { name: /Describe|Prompt/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^Generate/ })).not.toHaveAttribute('aria-disabled');
  },
};

const lipSync: AnyTool = premiumLipSync;

export const LessIsMadeHere: Story = {
  name: 'What the engine makes less well than the tool says is read before anybody pays',
  args: {
    tool: lipSync,
    draft: initialValues(lipSync),
    scenario: { accounts: [mara], offers: { [lipSync.id]: { note: 'Made here without moving any lips.' } } },
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^Made here without moving any lips\. .*right to use/);
    await expect(note).toBeVisible();
  },
};

export const APriceOfThisServer: Story = {
  name: 'A price that the server sets stands on the button before anybody presses, and is what is paid (D9)',
  args: { scenario: offering({ price: [flat(120, 'House price')] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('120 credits · balance 1,000')).toBeVisible();
    const button = canvas.getByRole('button', { name: /^Generate/ });
    await expect(within(button).getByText('120')).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByText('120 credits · balance 880')).toBeVisible();
  },
};
