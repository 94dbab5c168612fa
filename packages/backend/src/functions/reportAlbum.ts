import { open } from './access.ts';
import { answer } from './answer.ts';
import { parsedBody } from './parsedBody.ts';

/** Tells the operator of a public album that should not be public. Anybody may, seldom. */
export const reportAlbum = open(
  async (request, { database, operatorMail, lettersDue }) => {
    const { token, reason, message } = await parsedBody(request, 'report-album');
    await database.call('report_album', {
      p_token: token,
      p_reason: reason,
      p_message: message,
      p_operator: operatorMail,
    });
    lettersDue();
    return answer({ received: true });
  },
  { name: 'report-album', mostPerMinute: 5, mostPerMinuteHere: 10 },
);
