// @vitest-environment happy-dom
import {
  imageToPrompt,
  StudioError,
  trainModel,
  ultimateUpscale,
  type AnyDeviceTool,
  type DeviceEngine,
} from '@kinora/contract';
import { cannedPrompts, mediaFileFixture, rehearsalEngine } from '@kinora/contract/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pretence } from '../pretence.ts';
import { DeviceStudio } from './DeviceStudio.tsx';

vi.mock('../../composer/UploadZone/readFile.ts', () => ({
  readFile: async (_kind: string, blob: File) => ({
    ok: true,
    file: mediaFileFixture({ name: blob.name, blob, size: Number(blob.name.split('-')[0]) || blob.size }),
  }),
  whyRefused: () => 'No.',
  fileWords: () => ({}),
}));

afterEach(cleanup);

/** An engine that waits to be let go, and a beat that is struck by hand. */
function stage(tool: AnyDeviceTool, engine?: DeviceEngine) {
  let letGo = () => {};
  let beat = () => {};
  const wait = () => new Promise<void>((resolve) => (letGo = resolve));
  const pretence: Pretence = {
    random: () => 0.5,
    every: (milliseconds, tick) => {
      expect(milliseconds).toBe(300);
      beat = tick;
      return () => {};
    },
  };
  const onMessage = vi.fn();
  const view = render(
    <DeviceStudio
      tool={tool}
      engine={engine ?? rehearsalEngine({ wait, random: () => 0 })}
      pretence={pretence}
      onMessage={onMessage}
    />,
  );
  const choose = async (...names: string[]) =>
    userEvent.upload(
      await waitFor(() => {
        const picker = view.container.querySelector<HTMLInputElement>('input[type="file"]');
        if (!picker) throw new Error('The picker is still on its way.');
        return picker;
      }),
      names.map((name) => new File(['x'], name, { type: 'image/png' })),
    );
  return { user: userEvent.setup(), onMessage, choose, letGo: () => letGo(), beat: () => act(() => beat()) };
}

const analyze = () => screen.getByRole('button', { name: 'Analyze image' });

describe('Image to Prompt', () => {
  it('an image that is missing is asked for (A231)', async () => {
    const { user, onMessage } = stage(imageToPrompt);
    await user.click(analyze());
    expect(screen.getByText('No Image Selected: Please upload an image first.')).toBeTruthy();
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('an image of more than 10 MB is not taken (A230)', async () => {
    const { choose, onMessage } = stage(imageToPrompt);
    await choose('10000001-large.png');
    expect(await screen.findByText('File Too Large: Please select an image smaller than 10MB.')).toBeTruthy();
    expect(onMessage).not.toHaveBeenCalled();
    expect(screen.queryByRole('img', { name: /large\.png/ })).toBeNull();
  });

  it('the analysis rises in progress, then shows a prompt that can be copied (A232, A233, A234, A235)', async () => {
    const { user, choose, onMessage, letGo, beat } = stage(imageToPrompt);
    await choose('sea.png');
    await screen.findByRole('img', { name: 'Image: sea.png' });
    await user.click(analyze());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Analyzing...' }).disabled).toBe(true);
    const shown = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
    const seen = [shown()];
    for (let count = 0; count < 20; count += 1) {
      beat();
      seen.push(shown());
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen[1]).toBeGreaterThan(seen[0]!);
    expect(seen.at(-1)).toBe(90);
    await act(async () => letGo());
    expect(shown()).toBe(100);
    beat();
    const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
    expect(prompt.value).toBe(cannedPrompts[0]);
    expect(screen.getAllByText('Prompt Generated!')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(onMessage).toHaveBeenLastCalledWith({
        tone: 'success',
        topic: imageToPrompt.id,
        title: 'Copied!',
      }),
    );
    expect(await navigator.clipboard.readText()).toBe(cannedPrompts[0]);
  });

  it('an analysis that failed says so, and can be tried again (A236)', async () => {
    const engine: DeviceEngine = { run: () => Promise.reject(new Error('')) };
    const { user, choose, onMessage } = stage(imageToPrompt, engine);
    await choose('sea.png');
    await screen.findByRole('img', { name: 'Image: sea.png' });
    await user.click(analyze());
    expect(await screen.findByText('Analysis Failed')).toBeTruthy();
    expect(screen.getByText('Failed to analyze image. Please try again.')).toBeTruthy();
    expect(onMessage).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('one that failed for its file offers another file, and not the same again (A236)', async () => {
    const gone = new StudioError({ kind: 'Invalid', field: 'image', message: 'Choose it again.' });
    const { user, choose } = stage(imageToPrompt, { run: () => Promise.reject(gone) });
    await choose('sea.png');
    await screen.findByRole('img', { name: 'Image: sea.png' });
    await user.click(analyze());
    expect(await screen.findByRole('button', { name: 'Choose another file' })).toBeTruthy();
    expect(screen.getAllByText('Choose it again.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('Train Your Model', () => {
  it('a training cannot be started before it has a name and 5 images, and lists what is missing without a toast (A248, D5)', async () => {
    const { user, choose, onMessage } = stage(trainModel);
    const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start training' });
    expect(start().disabled).toBe(true);
    expect(screen.getByText('Give the model a name. Add at least 5 images.')).toBeTruthy();
    await user.click(screen.getByRole('textbox', { name: /Model name/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.type(screen.getByRole('textbox', { name: /Model name/ }), 'Harbour');
    await choose('a.png', 'b.png', 'c.png', 'd.png');
    await screen.findByRole('button', { name: 'Add More Images (4/20)' });
    expect(start().disabled).toBe(true);
    await choose('e.png');
    await screen.findByRole('button', { name: 'Add More Images (5/20)' });
    expect(start().disabled).toBe(false);
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('a training says what it takes and costs, and that the run was a rehearsal (A249, A250, A251, D32)', async () => {
    const { user, choose, letGo } = stage(trainModel);
    expect(
      screen.getByText(
        'This is a rehearsal: nothing is trained. With a trainer it takes 15-30 minutes and costs 50 credits.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Free. It runs on this device.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Model name/ }), 'Harbour');
    await choose('a.png', 'b.png', 'c.png', 'd.png', 'e.png');
    await screen.findByRole('button', { name: 'Add More Images (5/20)' });
    await user.click(screen.getByRole('button', { name: 'Start training' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Training...' }).disabled).toBe(true);
    await act(async () => letGo());
    expect(await screen.findByText(/This was a rehearsal/)).toBeTruthy();
  });
});

describe('a picture that was made on the device', () => {
  const { generate, busy, started, done, failed } = ultimateUpscale.words;
  const words = { generate, busy, started, done, failed };
  it.each([
    ['as its tool says', ultimateUpscale, 'The enlarged picture'],
    [
      'in general words where its tool says nothing',
      { ...ultimateUpscale, words },
      'The picture that was made',
    ],
  ])('is called %s', async (_how, tool, called) => {
    const { user, choose, letGo } = stage(tool);
    await choose('sea.png');
    await user.click(await screen.findByRole('button', { name: 'Upscale' }));
    await act(async () => letGo());
    expect(await screen.findByRole('img', { name: called })).toBeTruthy();
  });
});
