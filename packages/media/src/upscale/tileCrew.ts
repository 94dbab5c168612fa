import { broke, cannotRun, notFetched } from '../network/NetworkProblem.ts';
import { forgetOlder, keptFile } from '../network/keptFile.ts';
import type { TileNet } from './doubled.ts';
import type { Topology } from './network.ts';
import { networkAddresses } from './networkAddresses.ts';
import type { NetworkFiles } from './openTileNet.ts';
import type { TileAnswer, TileOrder } from './tile.worker.ts';

/** Each takes some 300 MB; and where there are cores enough, one is left for the page. */
export const crewSize = (cores: number, gigabytes: number | undefined): number =>
  Math.min(gigabytes !== undefined && gigabytes <= 4 ? 2 : 4, cores <= 2 ? Math.max(1, cores) : cores - 1);

async function networkFiles(): Promise<NetworkFiles> {
  const [topology, weights, wasm] = await Promise.all([
    keptFile(networkAddresses.topology).then((answer) => answer.json() as Promise<Topology>),
    keptFile(networkAddresses.weights).then((answer) => answer.arrayBuffer()),
    keptFile(networkAddresses.wasm).then((answer) => answer.blob()),
  ]).catch((cause: unknown) => {
    throw notFetched(cause);
  });
  await forgetOlder(Object.values(networkAddresses));
  return { topology, weights, wasm: URL.createObjectURL(new Blob([wasm], { type: 'application/wasm' })) };
}

function hired(files: NetworkFiles): TileNet {
  const worker = new Worker(new URL('./tile.worker.ts', import.meta.url), { type: 'module' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
  const send = (order: TileOrder) => worker.postMessage(order);
  send({ is: 'open', files });
  return (tile) =>
    new Promise((resolve, reject) => {
      // A script that did not arrive has nothing to say.
      worker.addEventListener('error', ({ message }) => reject(message ? broke(message) : notFetched()), {
        once: true,
      });
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<TileAnswer>) => {
          if (data.is === 'drawn') resolve(data.tile);
          else reject(data.began ? broke() : cannotRun());
        },
        { once: true },
      );
      send({ is: 'draw', tile });
    });
}

/** Those who draw tiles, each in a worker; they end with the worker that hired them. */
export async function tileCrew(count: number): Promise<readonly TileNet[]> {
  const files = await networkFiles();
  return Array.from({ length: count }, () => hired(files));
}
