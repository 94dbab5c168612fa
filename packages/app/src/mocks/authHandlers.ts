import type { Session } from '@kinora/contract';
import { http, HttpResponse } from 'msw';
import { answering, type FakeServer } from './fakeServer.ts';

type Credentials = Record<string, string> & { data?: { full_name?: string } };

/** `/auth/v1` as the auth service speaks it. */
export function authHandlers({ url, fake, accountOf, asSender }: FakeServer) {
  const { world } = fake;
  const at = (path: string) => `${url}/auth/v1${path}`;
  const refuse = (status: number, error_code: string, msg: string) =>
    HttpResponse.json({ code: status, error_code, msg }, { status });
  const saying = (answer: () => Promise<Response>) =>
    answering(answer, ({ kind, message }, status) =>
      refuse(
        kind === 'Refused' ? 400 : status,
        kind === 'Refused' ? 'invalid_credentials' : 'unexpected',
        message,
      ),
    );
  const granted = (session: Session) => HttpResponse.json(session);

  return [
    http.post(at('/token'), ({ request }) =>
      saying(async () => {
        const sent = (await request.json()) as Credentials;
        if (new URL(request.url).searchParams.get('grant_type') === 'password')
          return granted(await fake.auth.signIn({ email: sent['email']!, password: sent['password']! }));
        const known = [...world.accounts.values()].find(
          ({ session }) => session.refresh_token === sent['refresh_token'],
        );
        return known
          ? granted(known.session)
          : refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
      }),
    ),
    http.post(at('/signup'), ({ request }) =>
      saying(async () => {
        const { email, password, data } = (await request.json()) as Credentials;
        await fake.auth.signUp({ email: email!, password: password!, fullName: data?.full_name ?? '' });
        return HttpResponse.json({
          id: world.newId(),
          aud: 'authenticated',
          email,
          user_metadata: data ?? {},
        });
      }),
    ),
    http.get(at('/user'), ({ request }) => {
      const account = accountOf(request);
      return account
        ? HttpResponse.json(account.session.user)
        : refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    }),
    http.put(at('/user'), ({ request }) =>
      saying(async () => {
        const { password } = (await request.json()) as Credentials;
        await asSender(request).auth.setPassword(password!);
        return HttpResponse.json(accountOf(request)!.session.user);
      }),
    ),
    http.post(at('/recover'), ({ request }) =>
      saying(async () => {
        const { email } = (await request.json()) as Credentials;
        await fake.auth.requestPasswordReset(email!);
        return HttpResponse.json({});
      }),
    ),
    http.post(at('/resend'), ({ request }) =>
      saying(async () => {
        const { email } = (await request.json()) as Credentials;
        await fake.auth.resendConfirmation(email!);
        return HttpResponse.json({});
      }),
    ),
    http.post(at('/logout'), ({ request }) =>
      saying(async () => {
        const isOthers = new URL(request.url).searchParams.get('scope') === 'others';
        await (isOthers ? asSender(request).account.endOtherSessions() : fake.auth.signOut());
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  ];
}
