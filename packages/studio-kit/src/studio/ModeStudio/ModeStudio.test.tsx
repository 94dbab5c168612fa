// @vitest-environment happy-dom
import { studios } from '@kinora/contract';
import { createFakeStudioApi, tideStudio } from '@kinora/contract/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModeStudio } from './ModeStudio.tsx';

afterEach(cleanup);

const mara = { email: 'mara@example.com', password: 'correct horse', included: 0, balance: 2000 };
const studioAt = (path: string) =>
  studios.filter((each) => each.runs === 'server').find((each) => each.path === path)!;

const open = (at: string | typeof tideStudio, modeId?: string) => {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const submit = vi.spyOn(api.generate, 'submit');
  const onMessage = vi.fn();
  const onModeChanged = vi.fn();
  render(
    <ModeStudio
      studio={typeof at === 'string' ? studioAt(at) : at}
      api={api}
      onMessage={onMessage}
      onModeChanged={onModeChanged}
      {...(modeId && { modeId })}
    />,
  );
  return { user: userEvent.setup(), submit, onMessage, onModeChanged };
};

describe('a studio of several tools', () => {
  it('the premium studio shows its badges, and its modes as tabs (A253, A254)', () => {
    open('/kling-ai');
    expect(screen.getByRole('heading', { level: 1, name: 'Kling AI video' })).toBeTruthy();
    for (const badge of ['PREMIUM', 'FULL ACCESS', 'up to 500 credits'])
      expect(screen.getByText(badge)).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Image to video',
      'Multi-image to video',
      'Motion brush',
      'Video extend',
      'Effects',
      'Text to video',
      'Lip sync',
    ]);
  });

  it('keeps what was filled in on a tab while another one is open', async () => {
    const { user, onModeChanged } = open('/kling-ai');
    await user.click(screen.getByRole('tab', { name: 'Text to video' }));
    expect(onModeChanged).toHaveBeenCalledWith({ modeId: 'text-to-video' });
    await user.type(await screen.findByRole('textbox', { name: /Describe the video/ }), 'Rain');
    await user.click(screen.getByRole('tab', { name: 'Effects' }));
    await user.click(screen.getByRole('tab', { name: 'Text to video' }));
    const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Describe the video/ });
    await waitFor(() => expect(prompt.value).toBe('Rain'));
  });

  it('gives a tab what was filled in on another that shares its draft', async () => {
    const { user } = open(tideStudio);
    const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Water/ });
    await user.type(await words(), 'Grey');
    await user.click(screen.getByRole('tab', { name: 'Picture' }));
    await waitFor(async () => expect((await words()).value).toBe('Grey'));
    await user.type(await words(), ' water');
    await user.click(screen.getByRole('tab', { name: 'Words' }));
    await waitFor(async () => expect((await words()).value).toBe('Grey water'));
  });

  it('lip sync shows its button only once both files are there (A303, D5)', async () => {
    open('/kling-ai', 'lip-sync');
    expect(
      await screen.findByText('Please select a video file first. Please select an audio file.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Generate Lip Sync/ })).toBeNull();
    expect(screen.getByText('Use only faces and voices that you have the right to use.')).toBeTruthy();
  });

  it('Effects can be pressed without a video, and says what is missing (A297, D5)', async () => {
    const { user, onMessage } = open('/kling-ai', 'effects');
    const apply = await screen.findByRole('button', { name: /Apply Effects/ });
    expect(apply.getAttribute('aria-disabled')).toBeNull();
    await user.click(apply);
    expect(screen.getAllByText('Please select a video first')[0]).toBeTruthy();
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('Seedance chooses 720p with Lite, says so, and shows the price of each model (A329, A335, D6, D7)', async () => {
    const { user } = open('/seedance');
    expect(await screen.findByText('300 credits · balance 2,000')).toBeTruthy();
    await screen.findByRole('radiogroup', { name: /Resolution/ });
    const resolutions = () =>
      screen.getByRole('radiogroup', { name: /Resolution/ }).querySelectorAll('input[type="radio"]').length;
    expect(resolutions()).toBe(2);
    await user.click(screen.getByRole('radio', { name: 'Lite 200' }));
    expect(await screen.findByText('200 credits · balance 2,000')).toBeTruthy();
    expect(screen.getByText('Lite is made for 720p, so 720p was chosen.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '720p' }).checked).toBe(true);
    expect(resolutions()).toBe(3);
  });

  it('Seedance is sent what it asks for (A336)', async () => {
    const { user, submit } = open('/seedance');
    await screen.findByText('300 credits · balance 2,000');
    await user.type(screen.getByRole('textbox', { name: /Prompt/ }), 'A fox');
    await user.click(screen.getByRole('button', { name: /Generate Video/ }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(submit.mock.calls[0]![0]).toMatchObject({
      function: 'generate-seedance-video',
      body: { prompt: 'A fox', image: null, model_type: 'pro', type: 'text-to-video' },
    });
  });
});

describe('Create Image', () => {
  it('a description that is missing is told with a title and a line (A220)', async () => {
    const { user, onMessage } = open('/create-image');
    await user.click(await screen.findByRole('button', { name: /^Generate/ }));
    expect(
      screen.getByText('Missing Prompt: Please enter a description of what you want to create.'),
    ).toBeTruthy();
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('a picture is made and shown (A213, A223)', async () => {
    const { user } = open('/create-image');
    await user.type(await screen.findByRole('textbox', { name: /Describe your image/ }), 'A kitchen');
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(screen.getAllByText('Image Generated!')).toHaveLength(2));
    expect(await screen.findByRole('img', { name: 'A kitchen' })).toBeTruthy();
  });

  it('a final answer without a picture shows a placeholder in Demo Mode (A225, A226, D36)', async () => {
    const { user, onMessage, submit } = open('/create-image');
    submit.mockResolvedValue({});
    await user.type(await screen.findByRole('textbox', { name: /Describe your image/ }), 'A kitchen');
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    expect(await screen.findAllByText(/^Demo Mode: The server sent no picture/)).toHaveLength(2);
    expect(onMessage).not.toHaveBeenCalled();
    expect(await screen.findByRole('img', { name: 'Placeholder for A kitchen' })).toBeTruthy();
  });

  it('an error on the way is told in the tool’s own words (A228)', async () => {
    const { user, onMessage, submit } = open('/create-image');
    submit.mockRejectedValue(new Error('boom'));
    await user.type(await screen.findByRole('textbox', { name: /Describe your image/ }), 'A kitchen');
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Something went wrong during generation.')).toBeTruthy();
    expect(onMessage).not.toHaveBeenCalled();
  });
});

describe('a final answer of Seedance (D36)', () => {
  const press = async (reply: object) => {
    const { user, onMessage, submit } = open('/seedance');
    submit.mockResolvedValue(reply);
    await user.type(await screen.findByRole('textbox', { name: /Prompt/ }), 'A fox');
    await user.click(screen.getByRole('button', { name: /Generate Video/ }));
    return onMessage;
  };

  it('an answer without an address says so (A341)', async () => {
    const onMessage = await press({});
    expect(await screen.findByText('No video URL received from the API')).toBeTruthy();
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('an answer with an address is shown and can be saved (A333, A355)', async () => {
    const onMessage = await press({ video_url: 'data:video/mp4;base64,AAAA' });
    await waitFor(() => expect(screen.getAllByText('Video generated successfully!')).toHaveLength(2));
    expect(onMessage).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: /^Download Video/ })).toBeTruthy();
    expect(await screen.findByLabelText('A fox', { selector: 'video' })).toBeTruthy();
  });

  it('an answer with a message alone is told in passing (A355)', async () => {
    const onMessage = await press({ message: 'Wait a little' });
    await waitFor(() =>
      expect(onMessage).toHaveBeenCalledWith(
        expect.objectContaining({ tone: 'info', title: 'Video generation started. Please wait...' }),
      ),
    );
  });
});
