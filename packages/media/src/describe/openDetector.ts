import { loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import type { Pixels } from '../look/pixels.ts';
import { openWasm } from '../network/openWasm.ts';
import { cocoNames } from './cocoNames.ts';
import type { SeenObject } from './pictureReading.ts';

/** What the package of the weights says of them. */
export interface DetectorTopology {
  readonly modelTopology: object;
  readonly weightsManifest: readonly { readonly weights: tf.io.WeightsManifestEntry[] }[];
}

export interface DetectorFiles {
  readonly topology: DetectorTopology;
  readonly weights: ArrayBuffer;
  /** Where the WebAssembly lies that computes. */
  readonly wasm: string;
}

/** The side of the square that it looks at. */
export const detectorSide = 512;

export type Detector = (pixels: Pixels) => Promise<readonly SeenObject[]>;

/** A network that finds everyday things. It looks at a square; what is missing beside the picture is black. */
export async function openDetector({ topology, weights, wasm }: DetectorFiles): Promise<Detector> {
  await openWasm(wasm);
  const model = await loadGraphModel(
    tf.io.fromMemory({
      modelTopology: topology.modelTopology,
      weightSpecs: topology.weightsManifest.flatMap((group) => group.weights),
      weightData: weights,
    }),
  );
  return async ({ rgba, width, height }) => {
    const found = tf.tidy(() => {
      const colours = tf.slice(
        tf.tensor3d(Int32Array.from(rgba), [height, width, 4], 'int32'),
        [0, 0, 0],
        [height, width, 3],
      );
      const below = detectorSide - height;
      const beside = detectorSide - width;
      const square = tf.pad(colours, [
        [0, below],
        [0, beside],
        [0, 0],
      ]);
      return model.execute(tf.cast(tf.expandDims(square), 'float32'), ['tower_0/detections']) as tf.Tensor;
    });
    const rows = (await found.array()) as number[][][];
    found.dispose();
    // Each: two corners, how sure, and which class.
    return (rows[0] ?? []).flatMap(([, , , , certainty = 0, index = 0]) => {
      const name = cocoNames[Math.round(index)];
      return name === undefined ? [] : [{ name, certainty }];
    });
  };
}
