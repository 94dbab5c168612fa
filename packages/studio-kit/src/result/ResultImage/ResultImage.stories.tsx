import { pictures } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { pictureCreation } from '../results.fixtures.ts';
import { ResultImage } from './ResultImage.tsx';

const { url, width, height } = pictures.dusk;

const meta = {
  title: 'Studio Kit/Result/ResultImage',
  component: ResultImage,
  args: {
    creation: pictureCreation(),
    onDownloadRequested: fn(),
    onLinkCopyRequested: fn(),
    onCreateAnotherRequested: fn(),
  },
} satisfies Meta<typeof ResultImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A finished picture is shown with its size (A213)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /lighthouse keeper/ });
    await waitFor(() => expect(picture).toBeVisible());
    await expect(canvas.getByText(/1280 × 720/)).toBeVisible();
  },
};

export const Tall: Story = {
  tags: ['picture'],
  args: { creation: pictureCreation({ file_url: url, width, height }) },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const WithoutAPicture: Story = {
  name: 'A placeholder stands in for a picture that never came (A225)',
  tags: ['picture', 'narrow', 'forced-colors'],
  args: { creation: pictureCreation({ file_url: null, download_url: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Placeholder for A lighthouse/ })).toBeVisible();
  },
};

export const OnTheWholeScreen: Story = {
  name: 'A picture is shown on the whole screen; alone in a tab where only clips may be',
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('img', { name: /lighthouse keeper/ });
    const enlarge = canvas.getByRole('button', { name: 'Full screen' });
    const asked = spyOn(picture, 'requestFullscreen').mockResolvedValue();
    await userEvent.click(enlarge);
    await expect(asked).toHaveBeenCalled();
    const opened = spyOn(window, 'open').mockReturnValue(null);
    const enabled = spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    await userEvent.click(enlarge);
    await expect(opened).toHaveBeenCalledWith(picture.getAttribute('src'), '_blank', 'noopener');
    [asked, opened, enabled].forEach((spy) => spy.mockRestore());
  },
};

export const ABrokenSourceFallsBackToThePlaceholder: Story = {
  name: 'A broken source falls back to the placeholder (A226)',
  args: { creation: pictureCreation({ file_url: 'data:image/png;base64,AAAA' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Placeholder for/ })).toBeVisible();
  },
};

export const ItsButtonsAskForWhatTheySay: Story = {
  name: 'The buttons of a picture copy its link and download it',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onLinkCopyRequested).toHaveBeenCalledWith({ creation: args.creation });
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownloadRequested).toHaveBeenCalledWith({ creation: args.creation });
  },
};
