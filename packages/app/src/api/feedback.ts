import { feedbackWords, type FeedbackApi } from '@kinora/contract';
import { callFunction } from './callFunction.ts';
import type { Connection } from './connection.ts';

export const feedbackApi = (connection: Connection): FeedbackApi => ({
  async send({ name, email, type, subject, message, rating }) {
    await callFunction(connection, 'send-feedback', {
      body: { name, email, type, subject, message, rating },
      failed: feedbackWords.failed.description,
    });
  },
});
