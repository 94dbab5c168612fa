import { StudioError } from '@kinora/contract';
import type { Accounts } from './accounts.ts';

export interface AuthServiceOptions {
  /** Where `/auth/v1` lies. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

interface Said {
  readonly access_token?: string;
  readonly error_code?: string;
  readonly msg?: string;
}

/** Passwords through the auth service's own door, the same on Supabase and on the embedded server. */
export function authServiceAccounts({ url, publishableKey, fetch: send }: AuthServiceOptions): Accounts {
  const ask = async (
    method: string,
    path: string,
    token: string | null,
    body: object,
  ): Promise<{ status: number; said: Said }> => {
    const answer = await send(
      new Request(`${url}/auth/v1/${path}`, {
        method,
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      }),
    );
    const text = await answer.text();
    return { status: answer.status, said: text ? (JSON.parse(text) as Said) : {} };
  };

  const limited = (said: Said): never => {
    throw new StudioError({
      kind: 'RateLimited',
      message: said.msg ?? 'That was too often in a short time. Try again in a minute.',
      retryAfter: 60,
    });
  };

  return {
    async isPassword(email, password) {
      const { status, said } = await ask('POST', 'token?grant_type=password', null, { email, password });
      if (status === 429) limited(said);
      if (said.access_token) await ask('POST', 'logout?scope=local', said.access_token, {});
      if (said.access_token || said.error_code === 'invalid_credentials') return !!said.access_token;
      throw new Error(`The auth service answered ${status} to a password: ${said.msg ?? ''}`);
    },
    async setPassword(token, current, password) {
      const { status, said } = await ask('PUT', 'user', token, {
        password,
        current_password: current,
      });
      if (status === 429) limited(said);
      if (status < 300) return null;
      if (said.error_code === 'weak_password' || said.error_code === 'same_password') return said.msg ?? '';
      throw new Error(`The auth service answered ${status} to a new password: ${said.msg ?? ''}`);
    },
  };
}
