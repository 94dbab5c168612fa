import { found, jsonIn, numberAt, textAt, type FoundSettings } from '../foundSettings.ts';

/** Fooocus: a JSON of its own, told by names that no other program uses. */
export function fromFooocus(text: string | null | undefined): FoundSettings | null {
  const own = jsonIn(text);
  if (!own || !('performance' in own || 'base_model' in own || 'full_prompt' in own)) return null;
  const size = /(\d+)\D+(\d+)/.exec(textAt(own, 'resolution') ?? '');
  const styles = own['styles'];
  return found({
    program: 'Fooocus',
    prompt: textAt(own, 'prompt') ?? '',
    negative: textAt(own, 'negative_prompt'),
    model: textAt(own, 'base_model'),
    seed: numberAt(own, 'seed'),
    steps: numberAt(own, 'steps'),
    guidance: numberAt(own, 'guidance_scale'),
    sampler: textAt(own, 'sampler'),
    width: size && Number(size[1]),
    height: size && Number(size[2]),
    style: typeof styles === 'string' ? styles.replace(/[[\]'"]/g, '').trim() || null : null,
  });
}
