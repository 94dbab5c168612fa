import type pg from 'pg';
import { readToken, type Claims } from '../accessToken.ts';
import { readApiKey } from '../apiKey.ts';
import type { ServerKeys } from '../keys.ts';
import { refusal, timedOut } from '../restRefusal.ts';
import { recentlyUsed } from '../recentlyUsed.ts';
import type { Caller } from '../asCaller.ts';
import { plainRead } from './plainRead.ts';
import { readAnswer, type ReadResult } from './readAnswer.ts';
import { readStatement } from './readStatement.ts';

export interface PlainReadsOptions {
  /** Knows the whole language, and says all that is wrong. */
  readonly api: (request: Request) => Promise<Response>;
  readonly pool: pg.Pool;
  readonly keys: ServerKeys;
  readonly mostRows: number;
  readonly clock: () => Date;
}

const mostKnown = 1_000;

/**
 * Most reads are plain, and are asked of the database itself in one way there and back; the API takes ten times as long
 * over them. What is not plain, or goes wrong in any way, is the API's.
 */
export function plainReads({ api, pool, keys, mostRows, clock }: PlainReadsOptions) {
  const known = recentlyUsed<Claims>(mostKnown);

  const claimsIn = async (token: string): Promise<Claims | null> => {
    const claims = known.get(token) ?? (await readToken(token, keys.jwtSecret));
    if (!claims) return null;
    known.set(token, claims);
    return Number(claims['exp']) * 1_000 > clock().getTime() ? claims : null;
  };

  const callerOf = async ({ headers }: Request): Promise<Caller | null> => {
    const authorization = headers.get('authorization');
    if (authorization === null || authorization === `Bearer ${keys.publishable}`) return { role: 'anon' };
    const [, token] = /^Bearer ([^\s]+)$/.exec(authorization) ?? [];
    const claims = token ? await claimsIn(token) : null;
    return claims && { role: 'authenticated', claims };
  };

  return async (request: Request): Promise<Response> => {
    const read = plainRead(request, mostRows);
    if (!read || readApiKey(request, keys) !== 'publishable') return api(request);
    const caller = await callerOf(request);
    if (!caller) return api(request);
    try {
      const [, page] = (await pool.query(
        readStatement(read, caller),
      )) as unknown as pg.QueryResult<ReadResult>[];
      return readAnswer(request, read.offset, page!.rows[0]!) ?? (await api(request));
    } catch (thrown) {
      // Asked again, it would only take as long again.
      const isTimedOut = (thrown as { code?: unknown } | null)?.code === timedOut.code;
      return isTimedOut ? refusal(timedOut, timedOut.words) : api(request);
    }
  };
}
