import { found, isObject, jsonIn, numberAt, textAt, type FoundSettings } from '../foundSettings.ts';

/** SwarmUI: its own parameters as JSON, in a text of PNG or the comment of other files. */
export function fromSwarmUi(text: string | null | undefined): FoundSettings | null {
  const own = jsonIn(text)?.['sui_image_params'];
  if (!isObject(own)) return null;
  return found({
    program: 'SwarmUI',
    prompt: textAt(own, 'prompt') ?? '',
    negative: textAt(own, 'negativeprompt'),
    model: textAt(own, 'model'),
    seed: numberAt(own, 'seed'),
    steps: numberAt(own, 'steps'),
    guidance: numberAt(own, 'cfgscale'),
    sampler: textAt(own, 'sampler'),
    width: numberAt(own, 'width'),
    height: numberAt(own, 'height'),
  });
}
