import {
  found,
  isObject,
  jsonIn,
  numberAt,
  textAt,
  type FoundSettings,
  type Json,
} from '../foundSettings.ts';

type Graph = Readonly<Record<string, unknown>>;

/** A wire is written as [number of the node, number of its outlet]. */
const isWire = (value: unknown): value is readonly [string | number, number] =>
  Array.isArray(value) && value.length === 2 && typeof value[1] === 'number';

const inputsOf = (graph: Graph, id: string | number): Json => {
  const node = graph[String(id)];
  return isObject(node) && isObject(node['inputs']) ? node['inputs'] : {};
};

/** A value that may come over wires from other nodes; whoever wired them in a circle gets nothing. */
function along<T>(
  graph: Graph,
  value: unknown,
  read: (inputs: Json) => T | null,
  seen: ReadonlySet<string> = new Set(),
): T | null {
  if (!isWire(value) || seen.has(String(value[0]))) return null;
  const inputs = inputsOf(graph, value[0]);
  const here = read(inputs);
  if (here !== null) return here;
  const been = new Set([...seen, String(value[0])]);
  for (const next of Object.values(inputs)) {
    const there = along(graph, next, read, been);
    if (there !== null) return there;
  }
  return null;
}

/** Nodes call their words differently; two encoders of one prompt say the same. */
const wordsIn = (inputs: Json): string | null => {
  for (const key of ['text', 'text_g', 'text_l', 'clip_l', 't5xxl', 'prompt', 'string', 'value']) {
    const words = textAt(inputs, key);
    if (words !== null) return words;
  }
  return null;
};

const numberFrom = (graph: Graph, inputs: Json, ...keys: readonly string[]): number | null => {
  for (const key of keys) {
    const own = numberAt(inputs, key);
    if (own !== null) return own;
    const wired = along(graph, inputs[key], (from) => numberAt(from, key) ?? numberAt(from, 'value'));
    if (wired !== null) return wired;
  }
  return null;
};

/** ComfyUI writes the graph that it ran: from its sampler the wires lead to the words, the model and the size. */
export function fromComfyUi(text: string | null | undefined): FoundSettings | null {
  const graph = jsonIn(text);
  if (!graph) return null;
  const samplers = Object.keys(graph)
    .map((id) => inputsOf(graph, id))
    .filter((inputs) => isWire(inputs['positive']) || isWire(inputs['guider']));
  // The first one makes the picture; those after it refine it.
  for (const inputs of samplers) {
    const guided = isWire(inputs['guider']) ? inputsOf(graph, inputs['guider'][0]) : inputs;
    const prompt = along(graph, guided['positive'] ?? guided['conditioning'], wordsIn);
    if (prompt === null) continue;
    const start = inputs['latent_image'];
    const model = along(
      graph,
      guided['model'] ?? inputs['model'],
      (from) => textAt(from, 'ckpt_name') ?? textAt(from, 'unet_name'),
    );
    const sizeOf = (side: string) => along(graph, start, (from) => numberAt(from, side));
    return found({
      program: 'ComfyUI',
      prompt,
      negative: along(graph, guided['negative'], wordsIn),
      model,
      seed:
        numberFrom(graph, inputs, 'seed', 'noise_seed') ??
        along(graph, inputs['noise'], (from) => numberAt(from, 'noise_seed')),
      steps:
        numberFrom(graph, inputs, 'steps') ??
        along(graph, inputs['sigmas'], (from) => numberAt(from, 'steps')),
      guidance: numberFrom(graph, guided, 'cfg'),
      sampler:
        textAt(inputs, 'sampler_name') ??
        along(graph, inputs['sampler'], (from) => textAt(from, 'sampler_name')),
      width: sizeOf('width'),
      height: sizeOf('height'),
    });
  }
  return null;
}
