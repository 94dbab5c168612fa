import { refusal, timedOut } from '../restRefusal.ts';
import { withRepeatedFilters } from './repeatedFilters.ts';
import { withBooleans } from './writtenBooleans.ts';

/** What the API calls its own fault, though the database said what it was: by its words, with the code and status of hosted. */
const known = [
  timedOut,
  { words: /^new row for relation "\w+" violates check constraint "\w+"$/, code: '23514', status: 400 },
] as const;

/** The data API, with every filter kept, and the database's refusals that it does not know told as hosted tells them. */
export function restRoutes(
  api: (request: Request) => Promise<Response>,
  booleans: ReadonlySet<string>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const understood = await withBooleans(request, booleans);
    if (understood instanceof Response) return understood;
    const answer = await api(withRepeatedFilters(understood));
    if (answer.status !== 500) return answer;
    const text = await answer.text();
    const message = messageIn(text);
    const found = known.find(({ words }) =>
      typeof words === 'string' ? words === message : words.test(message),
    );
    if (!found) return new Response(text, answer);
    return refusal(found, message);
  };
}

function messageIn(text: string): string {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
    return code === 'SUP' && typeof message === 'string' ? message.replace(/^PostgresError: /, '') : '';
  } catch {
    return '';
  }
}
