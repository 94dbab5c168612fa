/** What a request asks of the auth server, read in one place, so that nobody is counted by one reading and served by another. */
export interface AuthCall {
  /** 'POST /token' */
  readonly route: string;
  readonly isRefresh: boolean;
}

export function authCall(request: Request): AuthCall {
  const { pathname, searchParams } = new URL(request.url);
  const grants = searchParams.getAll('grant_type');
  return {
    route: `${request.method} ${pathname.replace('/auth/v1', '')}`,
    // Named twice, the one behind might read the other of them.
    isRefresh: grants.length === 1 && grants[0] === 'refresh_token',
  };
}
