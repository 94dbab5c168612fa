import * as tf from '@tensorflow/tfjs-core';
import { openWasm } from '../network/openWasm.ts';
import type { TileNet } from './doubled.ts';
import { networkOf, type Topology } from './network.ts';

export interface NetworkFiles {
  readonly topology: Topology;
  readonly weights: ArrayBuffer;
  /** Where the WebAssembly lies that computes. */
  readonly wasm: string;
}

/** The network that makes a tile twice as large, on the processor. */
export async function openTileNet({ topology, weights, wasm }: NetworkFiles): Promise<TileNet> {
  await openWasm(wasm);
  const network = networkOf(topology, weights);
  return async ({ width, height, data }) => {
    const shares = Float32Array.from(data, (value) => value / 255);
    const made = tf.tidy(() => network(tf.tensor4d(shares, [1, height, width, 3])));
    const values = await made.data();
    made.dispose();
    return {
      width: width * 2,
      height: height * 2,
      data: Uint8ClampedArray.from(values, (share) => share * 255),
    };
  };
}
