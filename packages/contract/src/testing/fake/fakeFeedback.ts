import { complaintsOnFeedback, feedbackToSend } from '../../entities/feedback.ts';
import type { FeedbackApi } from '../../studioApi.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { invalid } from './refusals.ts';

export const fakeFeedback = (world: FakeWorld): FeedbackApi => ({
  async send(draft) {
    world.enter('feedback.send');
    const [complaint] = Object.entries(complaintsOnFeedback(draft));
    if (complaint) throw invalid(complaint[1], complaint[0]);
    world.feedback.push(feedbackToSend(draft));
  },
});
