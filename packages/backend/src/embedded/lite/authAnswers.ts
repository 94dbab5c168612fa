import { signInWords } from '@kinora/contract';

/** Answers as the auth service gives them. */
export function authAnswer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Access-Control-Allow-Origin': '*', ...headers } });
}

export function authRefusal(
  status: number,
  code: string,
  msg: string,
  headers: Record<string, string> = {},
): Response {
  return authAnswer(status, { code: status, error_code: code, msg }, { 'x-sb-error-code': code, ...headers });
}

export const tooMany = (seconds: number): Response =>
  authRefusal(
    429,
    'over_request_rate_limit',
    `Too many attempts for this account. Try again in ${seconds} seconds, or reset the password.`,
    { 'retry-after': String(seconds) },
  );

export const tooSoon = (seconds: number): Response =>
  authRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { 'retry-after': String(seconds) },
  );

/** The API would make an account of any address that asks, and call it confirmed. */
export const passwordless = (): Response =>
  authRefusal(422, 'otp_disabled', 'Signing in without a password is not offered here.');

export const notThere = (): Response => authRefusal(404, 'not_found', 'There is nothing here.');

export const noAddressChange = (): Response =>
  authRefusal(422, 'email_change_disabled', 'The address of an account can’t be changed here.');

/** The API counts characters, and cuts what it hashes after so many bytes. */
export const passwordTooLong = (): Response =>
  authRefusal(400, 'validation_failed', signInWords.passwordTooLong);

export const invalidCredentials = (): Response =>
  authRefusal(400, 'invalid_credentials', 'Invalid login credentials');

export const noMailServer = (): Response =>
  authRefusal(
    500,
    'unexpected_failure',
    'This server has no mail server, so no address can be confirmed. Ask whoever runs it.',
  );
