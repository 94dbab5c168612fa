import { fileURLToPath } from 'node:url';
import { provenanceIn } from '@kinora/media';
import { drawnPicture } from '@kinora/media/node';
import { movingBars } from '@kinora/media/testing';
import { describe, expect, it } from 'vitest';
import { renderClip, renderLimits, type RenderWatch } from './renderClip.ts';

const scale = { shorterSide: 72, rate: 12 };
const asked = async (seconds = 2) => ({
  work: 'imageToVideo' as const,
  order: {
    picture: await drawnPicture('seaAtDusk', { width: 160, height: 90 }, 1),
    prompt: 'Zoom in',
    seconds,
    strength: 5,
    tool: 'wan-i2v',
    model: 'wan-i2v',
  },
  scale,
});

const program = (name: string) => fileURLToPath(new URL(`./testing/${name}.ts`, import.meta.url));

const watched = (more: Partial<RenderWatch> = {}) => {
  const shares: number[] = [];
  const watch: RenderWatch = {
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
    ...more,
  };
  return { watch, shares };
};

describe('a clip rendered in a process of its own', () => {
  it('comes back whole, with progress for each frame', async () => {
    const { watch, shares } = watched();
    const made = await renderClip(await asked(), watch);
    expect(made).toMatchObject({ width: 128, height: 72, seconds: 2 });
    expect(provenanceIn(made.clip)?.engine).toBe('Local engine, no AI');
    expect(shares).toHaveLength(24);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('of frames of 3840 by 2160 holds few of them at once', async () => {
    const file = await movingBars({ width: 3840, height: 2160 }, 24, 24);
    const order = { file, effect: 'noir' as const, prompt: '', seconds: 1, tool: 't', model: 'm' };
    // With each of these at full size it would need 650.
    const limits = { ...renderLimits, megabytes: 450 };
    await expect(
      renderClip({ work: 'restyleClip', order, scale }, watched({ limits }).watch),
    ).resolves.toMatchObject({ width: 128, height: 72, seconds: 1 });
  }, 60_000);

  it('says what is wrong with a picture, as a refusal', async () => {
    const good = await asked();
    const bad = {
      ...good,
      order: { ...good.order, picture: new TextEncoder().encode('<html>no picture</html>') },
    };
    await expect(renderClip(bad, watched().watch)).rejects.toMatchObject({
      isRefusal: true,
      message: 'This file is not a picture. Choose a JPG, PNG or WebP file.',
    });
  });

  it('is stopped when it is given up, before and in the middle', async () => {
    await expect(
      renderClip(await asked(), watched({ signal: AbortSignal.abort(new Error('given up')) }).watch),
    ).rejects.toThrow('given up');
    const abort = new AbortController();
    const rendering = renderClip(await asked(8), {
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('given up')),
    });
    await expect(rendering).rejects.toThrow('given up');
  });
});

describe('a renderer that goes wrong is ended and reported:', () => {
  it.each([
    [
      'hangs',
      { ...renderLimits, silentSeconds: 0.3 },
      'The renderer said nothing for 0.3 seconds and was stopped.',
    ],
    ['hangs', { ...renderLimits, seconds: 0.3 }, 'The work took longer than 0.3 seconds and was stopped.'],
    ['crashes', renderLimits, 'The renderer ended unexpectedly (SIGSEGV).'],
    ['isNotThere', renderLimits, 'The renderer ended unexpectedly (code 1).'],
  ])('one that %s', async (name, limits, message) => {
    const failed = renderClip(await asked(), watched({ program: program(name), limits }).watch);
    await expect(failed).rejects.toMatchObject({ name: 'RenderFailure', message, isRefusal: false });
  });

  it('one whose memory grows is ended by what it has, whatever it says, and is not tried again', async () => {
    const failed = renderClip(
      await asked(),
      watched({ program: program('runsAway'), limits: { ...renderLimits, megabytes: 250 } }).watch,
    );
    await expect(failed).rejects.toMatchObject({
      name: 'RenderFailure',
      message:
        'This needs more memory than the 250 MB that it may have here. Choose a smaller picture; nothing was charged.',
      isRefusal: true,
    });
  });
});
