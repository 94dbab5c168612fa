import type { PromptEntry } from '../entities/promptEntry.ts';
import type { Cancellable } from './cancellable.ts';

/** Prompts that were used before. */
export interface PromptsApi {
  /** The latest use first; of one tool or of all. */
  list(query?: Cancellable & { readonly tool?: string }): Promise<readonly PromptEntry[]>;
  forget(id: string): Promise<void>;
  forgetAll(query?: { readonly tool?: string }): Promise<void>;
}
