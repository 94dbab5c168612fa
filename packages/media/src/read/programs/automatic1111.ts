import { found, numberAt, textAt, type FoundSettings } from '../foundSettings.ts';

/** `Key: value` pairs in a row; a value with commas stands in quotes. */
const pair = /\s*([\w ./-]+):\s*("(?:\\.|[^\\"])+"|[^,]*)(?:,|$)/g;
const lastLine = /(?:^|\n)(Steps: [^\n]*)\s*$/;

/** Automatic1111 and those that follow it: the prompt, 'Negative prompt: …', and a last line of pairs. */
export function fromAutomatic1111(text: string | null | undefined): FoundSettings | null {
  const line = text?.match(lastLine);
  if (!text || !line) return null;
  const pairs: Record<string, string> = {};
  for (const [, key = '', value = ''] of line[1]!.matchAll(pair))
    pairs[key.trim()] = value.replace(/^"(.*)"$/, '$1').trim();
  const words = text.slice(0, line.index);
  const cut = words.search(/(?:^|\n)Negative prompt:/);
  const size = /^(\d+)x(\d+)$/.exec(pairs['Size'] ?? '');
  return found({
    program: 'Automatic1111',
    prompt: cut < 0 ? words : words.slice(0, cut),
    negative: cut < 0 ? null : textAt({ text: words.slice(cut).replace(/^\s*Negative prompt:/, '') }, 'text'),
    model: textAt(pairs, 'Model'),
    seed: numberAt(pairs, 'Seed'),
    steps: numberAt(pairs, 'Steps'),
    guidance: numberAt(pairs, 'CFG scale'),
    sampler: textAt(pairs, 'Sampler'),
    width: size && Number(size[1]),
    height: size && Number(size[2]),
  });
}
