import * as tf from '@tensorflow/tfjs-core';

interface Layer {
  readonly class_name: string;
  readonly name: string;
  readonly config: { readonly padding?: 'same' | 'valid'; readonly size?: readonly [number, number] };
  readonly inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
}

interface Weight {
  readonly name: string;
  readonly shape: number[];
  readonly quantization: { readonly dtype: 'uint8'; readonly min: number; readonly scale: number };
}

/** What the package of the weights says of them: layers, and which weights lie where in the file. */
export interface Topology {
  readonly modelTopology: {
    readonly model_config: { readonly config: { readonly layers: readonly Layer[] } };
  };
  readonly weightsManifest: readonly { readonly weights: readonly Weight[] }[];
}

type Weights = ReadonlyMap<string, tf.Tensor>;

/** One byte a weight, each with the range that it stands for. */
function weightsIn({ weightsManifest }: Topology, file: ArrayBuffer): Weights {
  let at = 0;
  return new Map(
    weightsManifest
      .flatMap(({ weights }) => weights)
      .map(({ name, shape, quantization: { min, scale } }) => {
        const count = shape.reduce((product, length) => product * length, 1);
        const values = Float32Array.from(new Uint8Array(file, at, count), (byte) => byte * scale + min);
        at += count;
        return [name, tf.tensor(values, shape)];
      }),
  );
}

const inputsOf = ({ inbound_nodes }: Layer) => inbound_nodes.flatMap((node) => node.map(([name]) => name));

function compute(
  layer: Layer,
  [first, second]: tf.Tensor4D[],
  all: tf.Tensor4D[],
  weights: Weights,
): tf.Tensor4D {
  const { class_name: kind, name, config } = layer;
  switch (kind) {
    case 'Conv2D':
      return tf.fused.conv2d({
        x: first!,
        filter: weights.get(`${name}/kernel`) as tf.Tensor4D,
        bias: weights.get(`${name}/bias`)!,
        strides: 1,
        pad: config.padding ?? 'valid',
      });
    case 'Activation':
      return tf.relu(first!);
    case 'Add':
      return tf.add(first!, second!);
    case 'Concatenate':
      return tf.concat(all, 3);
    case 'UpSampling2D': {
      const [, height, width] = first!.shape;
      const [down, across] = config.size ?? [2, 2];
      return tf.image.resizeNearestNeighbor(first!, [height * down, width * across]);
    }
    default:
      throw new Error(`The network has a layer of a kind that is not known here: ${kind} (${name}).`);
  }
}

/** The network, ready to work: a batch of one in, values from 0 to 1, and one of twice the size out. */
export function networkOf(topology: Topology, bytes: ArrayBuffer): (input: tf.Tensor4D) => tf.Tensor4D {
  const { layers } = topology.modelTopology.model_config.config;
  const weights = weightsIn(topology, bytes);
  return (input) => {
    const made = new Map<string, tf.Tensor4D>();
    const readers = new Map<string, number>();
    for (const name of layers.flatMap(inputsOf)) readers.set(name, (readers.get(name) ?? 0) + 1);
    let last = input;
    for (const layer of layers) {
      const names = inputsOf(layer);
      const inputs = names.map((name) => made.get(name)!);
      last = names.length === 0 ? input : compute(layer, inputs, inputs, weights);
      made.set(layer.name, last);
      for (const name of names) {
        const left = readers.get(name)! - 1;
        readers.set(name, left);
        // Memory is what bounds the size of a tile.
        if (left === 0 && made.get(name) !== input) made.get(name)!.dispose();
      }
    }
    return last;
  };
}
