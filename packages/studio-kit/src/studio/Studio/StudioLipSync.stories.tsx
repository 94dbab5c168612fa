import { initialValues, premiumLipSync, type AnyTool } from '@kinora/contract';
import { silence } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { clip } from '../../testing/filledDraft.ts';
import { mara, ToolStudio } from './Studio.fixtures.tsx';

const tool = premiumLipSync as unknown as AnyTool;
const { video, audio } = premiumLipSync.inputs;

const held = (file: File) => ({ name: file.name, type: file.type, size: file.size, blob: file });
const form = (files: object) => ({ ...initialValues(premiumLipSync), ...files });

/** The one studio whose button is not there before it could do something (A303, D5). */
const meta = {
  title: 'Studio Kit/Studio/Studio/Lip Sync',
  component: ToolStudio,
  parameters: { layout: 'fullscreen' },
  args: { tool, scenario: { accounts: [{ ...mara, included: 0, balance: 2000 }], jobs: 'hold' } },
} satisfies Meta<typeof ToolStudio>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Parameters<Play>[0];

const button = (canvas: Stage['canvas']) => canvas.queryByRole('button', { name: /Generate Lip Sync/ });

/** No button, what is missing stands there, and the keys say the first of it and bring the person there. */
const waitsFor =
  (...missing: string[]): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(missing.map((line) => `${line}.`).join(' '))).toBeVisible();
    await expect(button(canvas)).toBeNull();
    const inputs = canvasElement.querySelectorAll<HTMLElement>('[data-input]');
    const wanted = [...inputs].find(
      (each) => each.dataset['input'] === (missing[0] === video.missing ? 'video' : 'audio'),
    )!;
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(wanted.querySelector('[data-part="message"]')).toHaveTextContent(missing[0]!));
    await waitFor(() => expect(within(wanted).getByRole('button', { name: 'Choose a file' })).toHaveFocus());
    await expect(button(canvas)).toBeNull();
  };

export const NoFile: Story = {
  name: 'With no file there is no button, and Ctrl+Enter says so (A303, D5)',
  play: waitsFor(video.missing, audio.missing),
};

export const OnlyTheVideo: Story = {
  name: 'With the video alone there is no button, and Ctrl+Enter asks for the sound (A303, D5)',
  render: (args) => <ToolStudio {...args} draft={form({ video: held(clip()) })} />,
  play: waitsFor(audio.missing),
};

export const OnlyTheSound: Story = {
  name: 'With the sound alone there is no button, and Ctrl+Enter asks for the video (A303, D5)',
  render: (args) => <ToolStudio {...args} draft={form({ audio: held(silence()) })} />,
  play: waitsFor(video.missing),
};

const submitted = fn();

export const BothFiles: Story = {
  name: 'With both files there is the button, and it sends them (A303, A304, A306, D5)',
  args: {
    onApi: (api) => {
      submitted.mockClear();
      const { submit } = api.generate;
      api.generate.submit = (request, options) => {
        submitted(request);
        return submit(request, options);
      };
    },
  },
  render: (args) => <ToolStudio {...args} draft={form({ video: held(clip()), audio: held(silence()) })} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('400 credits · balance 2,000');
    await expect(canvas.queryByText(audio.missing, { exact: false })).toBeNull();
    const press = await canvas.findByRole('button', { name: /Generate Lip Sync/ });
    await expect(press).not.toHaveAttribute('aria-disabled');
    await userEvent.click(press);
    await expect(await canvas.findByRole('button', { name: /Generating Lip Sync\.\.\./ })).toBeDisabled();
    // The files are read first.
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({
        tool: premiumLipSync.id,
        function: 'generate-video',
        body: {
          model: 'kling-lip-sync',
          video: expect.stringMatching(/^data:video\/mp4;base64,/),
          audio: expect.stringMatching(/^data:audio\/wav;base64,/),
          credits_cost: 400,
        },
      }),
    );
  },
};

export const TakingOneAwayTakesTheButtonAway: Story = {
  ...BothFiles,
  name: 'Taking the sound away takes the button away (A303)',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Generate Lip Sync/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sound' }));
    await waitFor(() => expect(button(canvas)).toBeNull());
    await expect(await canvas.findByText(`${audio.missing}.`)).toBeVisible();
  },
};
