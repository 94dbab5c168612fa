import {
  found,
  isObject,
  jsonIn,
  numberAt,
  textAt,
  type FoundSettings,
  type Json,
} from '../foundSettings.ts';

const modelIn = (from: Json): string | null => {
  const model = from['model'];
  return isObject(model)
    ? (textAt(model, 'name') ?? textAt(model, 'model_name'))
    : (textAt(from, 'model') ?? textAt(from, 'model_weights'));
};

/** A prompt of old was a list of weighted parts. */
const promptIn = (from: Json): string | null => {
  const parts = from['prompt'];
  if (!Array.isArray(parts)) return textAt(from, 'prompt');
  return (
    parts
      .map((part) => (isObject(part) ? textAt(part, 'prompt') : null))
      .filter(Boolean)
      .join(', ') || null
  );
};

const settingsOf = (from: Json, prompt: string | null, negative: string | null, model: string | null) =>
  found({
    program: 'InvokeAI',
    prompt: prompt ?? '',
    negative,
    model,
    seed: numberAt(from, 'seed'),
    steps: numberAt(from, 'steps'),
    guidance: numberAt(from, 'cfg_scale'),
    sampler: textAt(from, 'scheduler') ?? textAt(from, 'sampler'),
    width: numberAt(from, 'width'),
    height: numberAt(from, 'height'),
  });

/** InvokeAI: `invokeai_metadata` since its version 3, `sd-metadata` before. */
export function fromInvokeAi(
  text: string | null | undefined,
  olderText: string | null | undefined,
): FoundSettings | null {
  const now = jsonIn(text);
  if (now)
    return settingsOf(now, textAt(now, 'positive_prompt'), textAt(now, 'negative_prompt'), modelIn(now));
  const before = jsonIn(olderText);
  const image = before?.['image'];
  if (!before || !isObject(image)) return null;
  const prompt = promptIn(image);
  // What was to be left out stood between brackets in the prompt itself.
  const left = [...(prompt ?? '').matchAll(/\[([^\]]+)\]/g)].map(([, words]) => words).join(', ');
  return settingsOf(image, prompt?.replace(/\s*\[[^\]]+\]/g, '') ?? null, left || null, modelIn(before));
}
