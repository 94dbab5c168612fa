import { nearestShape } from '@kinora/contract';
import { nearestAspect } from '@kinora/media';
import { drawnPicture, type MadeClip } from '@kinora/media/node';
import { describe, expect, it, vi } from 'vitest';
import { EngineTrouble, type Engine, type EngineStatus, type Ticket } from '../engine.ts';
import { toolNamed } from '../testing/orderFor.ts';
import { wanOrder } from '../testing/wanOrder.ts';
import { localEngine } from './localEngine.ts';
import { RenderFailure, type renderClip } from './renderClip.ts';

const signal = new AbortController().signal;
const picture = await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1);
const made: MadeClip = {
  clip: Uint8Array.of(1),
  poster: Uint8Array.of(2),
  width: 128,
  height: 72,
  seconds: 2,
  seed: 1,
};

/** A renderer that a test finishes by hand. */
function byHand() {
  const asked: {
    prompt: string;
    order: object;
    progress: (share: number) => void;
    finish: (clip: MadeClip) => void;
    fail: (problem: Error) => void;
  }[] = [];
  const render = (({ order }, watch) =>
    new Promise((finish, fail) => {
      watch.signal.addEventListener('abort', () => fail(watch.signal.reason as Error));
      asked.push({
        prompt: order.prompt,
        order,
        progress: watch.onProgress,
        finish: (made) => finish(made as never),
        fail,
      });
    })) as typeof renderClip;
  return { render, asked };
}

const ended = async (engine: Engine, ticket: Ticket): Promise<EngineStatus> => {
  for (;;) {
    const status = await engine.status(ticket, signal);
    if (status.state !== 'running') return status;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the local engine', () => {
  it('renders one clip at a time, tells its progress, and hands it over once', async () => {
    const { render, asked } = byHand();
    const engine = localEngine({ render });
    const first = await engine.submit(wanOrder(picture, { prompt: 'first' }, 'a'), signal);
    const second = await engine.submit(wanOrder(picture, { prompt: 'second' }, 'b'), signal);
    await turn();
    expect(asked.map((each) => each.prompt)).toEqual(['first']);
    asked[0]!.progress(0.5);
    expect(await engine.status(first, signal)).toEqual({ state: 'running', progress: 0.5 });
    asked[0]!.finish(made);
    expect(await ended(engine, first)).toEqual({ state: 'ended' });
    expect(await engine.result(first, signal)).toEqual({
      verdict: 'completed',
      file: { bytes: made.clip, type: 'video/mp4' },
      poster: { bytes: made.poster, type: 'image/jpeg' },
      width: 128,
      height: 72,
      seconds: 2,
    });
    await turn();
    expect(asked.map((each) => each.prompt)).toEqual(['first', 'second']);
    expect(await engine.status(first, signal)).toEqual({ state: 'lost' });
    await engine.cancel(second);
    expect(await ended(engine, second)).toEqual({ state: 'ended' });
    expect(await engine.result(second, signal)).toMatchObject({ verdict: 'cancelled' });
  });

  it('knows nothing of the jobs of an earlier process', async () => {
    const engine = localEngine({ render: byHand().render });
    expect(await engine.status({ requestId: 'before' }, signal)).toEqual({ state: 'lost' });
    await expect(engine.result({ requestId: 'before' }, signal)).rejects.toBeInstanceOf(EngineTrouble);
  });

  it('tells a refused picture from trouble that may pass, and goes on after both', async () => {
    const { render, asked } = byHand();
    const engine = localEngine({ render });
    const tickets = await Promise.all(
      ['a', 'b', 'c'].map((id) => engine.submit(wanOrder(picture, {}, id), signal)),
    );
    await turn();
    asked[0]!.fail(new RenderFailure('The picture is damaged.', true));
    await ended(engine, tickets[0]!);
    expect(await engine.result(tickets[0]!, signal)).toEqual({
      verdict: 'failed',
      message: 'The picture is damaged.',
    });
    await turn();
    asked[1]!.fail(new RenderFailure('The renderer hung.'));
    await ended(engine, tickets[1]!);
    await expect(engine.result(tickets[1]!, signal)).rejects.toThrow('The renderer hung.');
    await turn();
    asked[2]!.finish(made);
    await ended(engine, tickets[2]!);
    expect(await engine.result(tickets[2]!, signal)).toMatchObject({ verdict: 'completed' });
  });

  it('stops what it renders when it is closed', async () => {
    const { render, asked } = byHand();
    const engine = localEngine({ render });
    await engine.submit(wanOrder(picture, {}, 'a'), signal);
    await turn();
    await engine.close();
    expect(asked).toHaveLength(1);
  });

  it('leaves files to the rendering process by their place on the disk, and reads none of them whole', async () => {
    const { render, asked } = byHand();
    const engine = localEngine({ render });
    const order = wanOrder(picture);
    const onDisk = {
      ...order.files['image']![0]!,
      path: () => Promise.resolve('/data/storage/ab/abc'),
      bytes: () => Promise.reject(new Error('It was read whole.')),
    };
    await engine.submit({ ...order, files: { image: [onDisk] } }, signal);
    await vi.waitUntil(() => asked.length === 1);
    expect(asked[0]!.order).toMatchObject({ picture: { path: '/data/storage/ab/abc' } });
    await engine.close();
  });

  it('objects to what it can see is no good before anything is reserved', async () => {
    const engine = localEngine({ render: byHand().render });
    expect(await engine.objection(wanOrder(picture))).toBeNull();
    expect(
      await engine.objection(wanOrder(Buffer.from('\x89PNG\r\n\x1a\n and nothing', 'latin1'))),
    ).toContain('damaged or incomplete');
  });

  it('calls itself what it is, and can do all that WAN offers', () => {
    const engine = localEngine();
    const { tool } = wanOrder(picture);
    expect(engine.madeBy(wanOrder(picture))).toBe('Local engine, no AI');
    expect(engine.madeBy({ tool: toolNamed('create-image'), values: {} })).toBe('Local sketch engine, no AI');
    expect(engine.capabilities(tool)).toMatchObject({ accepts: {}, reportsProgress: true });
    expect(engine.capabilities({ ...tool, id: 'no-such-tool' })).toBeNull();
    expect(engine.madeBy({ tool: toolNamed('kling-lip-sync'), values: {} })).toBe(
      'Local engine, no AI, lips are not moved',
    );
    expect(engine.capabilities(toolNamed('cogvideox-5b'))).toMatchObject({ ignores: ['quality'] });
    // Before anybody pays, and not only beside the result.
    expect(engine.capabilities(toolNamed('kling-lip-sync'))?.note).toContain('no lips move');
    expect(engine.capabilities(toolNamed('veo3'))?.note).toContain('no AI');
  });

  it('tells a form the shapes that it makes, of which the form finds the same one as the clip will have', () => {
    const { shapes = [] } = localEngine().capabilities(wanOrder(picture).tool)!;
    for (const width of [300, 640, 999, 1000, 1170, 1366, 1900, 2000, 3000, 9000])
      for (const height of [300, 720, 1000, 1900, 2532, 4000])
        expect(nearestShape({ width, height }, shapes), `of ${width} by ${height}`).toBe(
          nearestAspect({ width, height }),
        );
  });
});
