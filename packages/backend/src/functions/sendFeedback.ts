import { open } from './access.ts';
import { answer } from './answer.ts';
import { parsedBody } from './parsedBody.ts';

/** Feedback (A207): kept, and mailed to the operator. Visitors may write too. */
export const sendFeedback = open(
  async (request, { database, operatorMail, lettersDue }, user) => {
    const { name, email, type, subject, message, rating } = await parsedBody(request, 'send-feedback');
    await database.call('keep_feedback', {
      p_user: user?.id ?? null,
      p_name: name,
      p_email: email,
      p_type: type,
      p_subject: subject,
      p_message: message,
      p_rating: rating,
      p_operator: operatorMail,
    });
    lettersDue();
    return answer({ received: true });
  },
  { name: 'send-feedback', mostPerMinute: 5, mostPerMinuteHere: 5 },
);
