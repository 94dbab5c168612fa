import { describe, expect, it } from 'vitest';
import { mailReturnIn } from './mailReturn.ts';

describe('a link in a mail (D29)', () => {
  it.each([
    ['', null],
    ['#section', null],
    ['#access_token=a&refresh_token=b&type=recovery', null],
    ['#access_token=a&refresh_token=b&type=signup', { kind: 'confirming', accessToken: 'a' }],
    [
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
      { kind: 'failed', why: 'expired' },
    ],
    [
      '#error=server_error&error_code=unexpected_failure&error_description=Database+error',
      { kind: 'failed', why: 'broken' },
    ],
    [
      '#error=server_error&error_code=call_us&error_description=Call+us+on+0900+to+save+your+account',
      { kind: 'failed', why: 'broken' },
    ],
  ])('that comes back with %o means %o', (hash, meaning) => {
    expect(mailReturnIn(hash)).toEqual(meaning);
  });
});
