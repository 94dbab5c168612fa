import { jwtVerify } from 'jose';

export interface Claims {
  readonly sub: string;
  readonly role: string;
  readonly [claim: string]: unknown;
}

/** The person behind `Authorization: Bearer`, null when there is none, or 'invalid' for a token that is not ours or over. */
export async function readAccessToken(
  request: Request,
  jwtSecret: string,
): Promise<Claims | null | 'invalid'> {
  const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // supabase-js sends its key here while nobody is signed in.
  if (!token || token.startsWith('sb_')) return null;
  return (await readToken(token, jwtSecret)) ?? 'invalid';
}

/** Null for a token that is forged, over, or nobody's. */
export async function readToken(token: string, jwtSecret: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
      algorithms: ['HS256'],
    });
    if (!payload.sub || payload['role'] !== 'authenticated') return null;
    return payload as unknown as Claims;
  } catch {
    return null;
  }
}
