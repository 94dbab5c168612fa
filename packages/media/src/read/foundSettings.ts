/** What a file tells about how it was made. Everything but the prompt may be missing. */
export interface FoundSettings {
  /** The program that wrote it. */
  readonly program: 'Automatic1111' | 'ComfyUI' | 'Fooocus' | 'InvokeAI' | 'Kinora' | 'SwarmUI';
  readonly prompt: string;
  readonly negative?: string;
  readonly model?: string;
  readonly seed?: number;
  readonly steps?: number;
  readonly guidance?: number;
  readonly sampler?: string;
  readonly width?: number;
  readonly height?: number;
  readonly style?: string;
}

type Loose = { readonly [Key in keyof FoundSettings]: FoundSettings[Key] | null | undefined };

/** Without what is missing; null where there is no prompt, since a file that says nothing of it was not found to say anything. */
export function found(settings: Loose): FoundSettings | null {
  const kept = Object.entries(settings).filter(([, value]) => value !== null && value !== undefined);
  const whole = Object.fromEntries(kept) as unknown as FoundSettings;
  return whole.prompt?.trim() ? { ...whole, prompt: whole.prompt.trim() } : null;
}

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function jsonIn(text: string | null | undefined): Json | null {
  if (!text?.trim().startsWith('{')) return null;
  try {
    // Python writes NaN and Infinity, which JSON doesn't know.
    const read: unknown = JSON.parse(text.replace(/([:[,]\s*)(?:NaN|-?Infinity)(?=\s*[,\]}])/g, '$1null'));
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}

export const textAt = (from: Json, key: string): string | null => {
  const value = from[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** A number, written as one or as text. */
export const numberAt = (from: Json, key: string): number | null => {
  const value = from[key];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};
