import { countAttempts } from '../attempts.ts';

export interface Guesses {
  /** Takes one at this account's password; answers the seconds to wait when there is none. */
  take(account: string, request: Request): number;
  /** It was right. */
  putBack(account: string, request: Request): void;
}

export interface GuessesOptions {
  readonly clock: () => Date;
  readonly address: (request: Request) => string | undefined;
}

/**
 * Ten in ten minutes at one account from one address, so that a stranger's guesses don't lock its owner out; and from
 * everywhere together so many more, against guesses that come from many addresses.
 */
export function countGuesses({ clock, address }: GuessesOptions): Guesses {
  const here = countAttempts({ clock, attempts: 10, seconds: 600 });
  const anywhere = countAttempts({ clock, attempts: 100, seconds: 3600 });
  const place = (account: string, request: Request) => `${address(request) ?? ''} ${account}`;
  return {
    // One that is held back here counts nowhere else.
    take: (account, request) => here.take(place(account, request)) || anywhere.take(account),
    putBack(account, request) {
      here.putBack(place(account, request));
      anywhere.putBack(account);
    },
  };
}
