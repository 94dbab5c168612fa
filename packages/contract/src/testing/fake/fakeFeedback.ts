import { validateFeedback, feedbackToSend } from '../../entities/feedback.ts';
import type { FeedbackApi } from '../../studioApi.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { invalid } from './refusals.ts';

export const fakeFeedback = (world: FakeWorld): FeedbackApi => ({
  async send(draft) {
    world.enter('feedback.send');
    const [wrong] = Object.entries(validateFeedback(draft));
    if (wrong) throw invalid(wrong[1], wrong[0]);
    world.feedback.push(feedbackToSend(draft));
  },
});
