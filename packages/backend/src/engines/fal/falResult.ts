export interface FoundResult {
  readonly kind: 'image' | 'video' | 'weights';
  readonly url: string;
}

interface File {
  readonly url?: unknown;
}

interface Answer {
  readonly video?: File;
  readonly images?: readonly File[];
  readonly image?: File;
  readonly diffusers_lora_file?: File;
  readonly has_nsfw_concepts?: readonly unknown[];
}

/** The file in a model's answer, or the weights of a trained one; 'unsafe' where its safety filter blacked it out, null where there is none. */
export function resultIn(answer: unknown): FoundResult | 'unsafe' | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { video, images, image, has_nsfw_concepts: unsafe, diffusers_lora_file: weights } = answer as Answer;
  if (Array.isArray(unsafe) && unsafe[0] === true) return 'unsafe';
  if (typeof video?.url === 'string') return { kind: 'video', url: video.url };
  if (typeof weights?.url === 'string') return { kind: 'weights', url: weights.url };
  const picture = (Array.isArray(images) ? (images[0] as File | undefined) : undefined) ?? image;
  return typeof picture?.url === 'string' ? { kind: 'image', url: picture.url } : null;
}
