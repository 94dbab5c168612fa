import type { FeedbackDraft } from '../entities/feedback.ts';

export interface FeedbackApi {
  /** Invalid with the field where one is missing or wrong. Open to visitors. */
  send(feedback: FeedbackDraft): Promise<void>;
}
