import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Topology } from '../upscale/network.ts';
import { networkAddresses } from '../upscale/networkAddresses.ts';
import { openTileNet } from '../upscale/openTileNet.ts';

/** The real network outside of a browser. */
export async function nodeTileNet() {
  const [topology, weights] = await Promise.all([
    readFile(new URL(networkAddresses.topology), 'utf8'),
    readFile(new URL(networkAddresses.weights)),
  ]);
  return openTileNet({
    topology: JSON.parse(topology) as Topology,
    weights: new Uint8Array(weights).buffer,
    wasm: fileURLToPath(networkAddresses.wasm),
  });
}
