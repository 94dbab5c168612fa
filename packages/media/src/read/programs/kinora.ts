import { found, type FoundSettings } from '../foundSettings.ts';
import { provenanceIn } from '../provenanceIn.ts';

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Our own files carry the whole record. */
export function fromKinora(bytes: Uint8Array): FoundSettings | null {
  const record = provenanceIn(bytes);
  if (!record) return null;
  const { settings } = record;
  const size = /^(\d+)x(\d+)$/.exec(textOr(settings['size']) ?? '');
  return found({
    program: 'Kinora',
    prompt: record.prompt,
    negative: textOr(settings['negativePrompt']),
    model: record.model,
    seed: record.seed,
    steps: typeof settings['steps'] === 'number' ? settings['steps'] : null,
    guidance: typeof settings['cfg'] === 'number' ? settings['cfg'] : null,
    width: size && Number(size[1]),
    height: size && Number(size[2]),
    style: textOr(settings['style']),
  });
}
