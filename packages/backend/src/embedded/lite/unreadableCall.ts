import { isText } from '../../intake/isText.ts';
import { isKeepableJson } from '../../intake/keepableJson.ts';
import { authRefusal } from './authAnswers.ts';

/** What the API takes for words without looking; anything else there is its fault to it, and not the sender's. */
const words = [
  'email',
  'password',
  'current_password',
  'phone',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
];

/** Why a request can't be understood, as hosted says it; null where it can. */
export async function unreadableCall(request: Request): Promise<Response | null> {
  for (const value of new URL(request.url).searchParams.values())
    if (!isText(value)) return invalid('The address holds a character that is none.');
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const text = await request.clone().text();
  if (text === '') return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return authRefusal(400, 'bad_json', 'The body of this request is no JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return authRefusal(400, 'bad_json', 'The body of this request is no object.');
  if (!isKeepableJson(text)) return invalid('The request holds a character that is none.');
  const said = body as Readonly<Record<string, unknown>>;
  const wrong = words.find((name) => said[name] != null && typeof said[name] !== 'string');
  return wrong ? invalid(`${wrong} must be text.`) : null;
}

const invalid = (message: string): Response => authRefusal(400, 'validation_failed', message);
