import { modelTraining } from '@kinora/contract';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { EngineRefusal, EngineTrouble, type EngineOrder } from '../engine.ts';
import { heldFile } from '../heldFile.ts';
import { orderFor } from '../testing/orderFor.ts';
import { unsupported } from '../unsupported.ts';
import { falEngine } from './falEngine.ts';
import { falFromEnvironment } from './falFromEnvironment.ts';
import { falEmulator, weightsAddress, type FalEmulator } from './testing/falEmulator.ts';

const { signal } = new AbortController();
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 1);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 2);

let fal: FalEmulator;
beforeEach(() => {
  fal = falEmulator({ file: new Uint8Array() });
});
const engineOf = (more: Partial<Parameters<typeof falEngine>[0]> = {}) =>
  falEngine({ key: fal.key, largestFile: 1, fetch: fal.fetch, trains: true, ...more });

const order: EngineOrder = orderFor(
  modelTraining,
  { name: 'Harbour' },
  {
    images: [heldFile({ bytes: jpeg, type: 'image/jpeg' }), heldFile({ bytes: png, type: 'image/png' })],
  },
);

describe('a training on fal (D32)', () => {
  it('gets the set in one zip, without what the files were called, kept for two days', async () => {
    let initiated: RequestInit | undefined;
    const engine = engineOf({
      fetch: (input, init) => {
        if (init?.method === 'POST') initiated ??= init;
        return fal.fetch(input, init);
      },
    });
    await engine.submit(order, signal);
    const [[address, zip]] = [...fal.uploads] as [[string, Uint8Array]];
    expect(fal.submitted[0]!.input['images_data_url']).toBe(address);
    expect(unzipSync(zip)).toEqual({ '01.jpg': jpeg, '02.png': png });
    expect(new Headers(initiated?.headers).get('x-fal-object-lifecycle')).toBe(
      '{"expiration_duration_seconds":172800}',
    );
  });

  it('waits, runs, and leaves weights where the provider keeps them', async () => {
    const engine = engineOf();
    const ticket = await engine.submit(order, signal);
    expect(await engine.status(ticket, signal)).toEqual({ state: 'queued', position: 3 });
    expect(await engine.status(ticket, signal)).toEqual({ state: 'running', progress: null });
    expect(await engine.status(ticket, signal)).toEqual({ state: 'ended' });
    expect(await engine.result(ticket, signal)).toEqual({ verdict: 'trained', address: weightsAddress });
    // Nobody fetches them.
    expect(fal.filesAsked).toEqual([]);
  });

  it('takes no weights from anywhere else', async () => {
    const engine = engineOf();
    const ticket = await engine.submit(order, signal);
    fal.next('result', { body: { diffusers_lora_file: { url: 'https://evil.example/w.safetensors' } } });
    expect(await engine.result(ticket, signal)).toEqual({
      verdict: 'failed',
      message:
        'The provider keeps the model at https://evil.example, where this server does not go. Nothing was charged.',
    });
  });

  it.each([
    ['initiate', 500, EngineTrouble],
    ['initiate', 401, EngineRefusal],
    ['upload', 503, EngineTrouble],
    ['upload', 413, EngineRefusal],
  ] as const)('an %s that is answered with %i asks for no training', async (step, status, kind) => {
    fal.next(step, { status, body: {} });
    await expect(engineOf().submit(order, signal)).rejects.toBeInstanceOf(kind);
    expect(fal.submitted).toEqual([]);
  });

  it('sends pictures to no address that is not safe', async () => {
    fal.next('initiate', {
      body: { upload_url: 'http://fal.example/up', file_url: 'https://fal.example/f' },
    });
    await expect(engineOf().submit(order, signal)).rejects.toThrow('an address that is not safe');
    expect(fal.uploads.size).toBe(0);
  });

  it('says which base it can’t train, before anything is reserved', () => {
    const capabilities = engineOf().capabilities(modelTraining)!;
    expect(capabilities.refundsCancelled).toBe('always');
    expect(unsupported(modelTraining, { ...order.values, base: 'sdxl' }, capabilities)).toMatchObject({
      message:
        'Base model SDXL is not offered by the engine in use here. Choose Flux (dev); nothing was charged.',
    });
  });

  it('a training is offered where the operator asks for it, and nowhere else (D32)', () => {
    const from = (env: Record<string, string>) => falFromEnvironment({ env, key: 'k', largestFile: 1 });
    expect(from({ KINORA_TRAINER: 'fal' }).capabilities(modelTraining)).not.toBeNull();
    expect(from({}).capabilities(modelTraining)).toBeNull();
    expect(falEngine({ key: 'k', largestFile: 1 }).capabilities(modelTraining)).toBeNull();
    expect(() => from({ KINORA_TRAINER: 'off' })).toThrow("it can be 'fal', or left out");
  });
});
