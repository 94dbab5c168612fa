import bcrypt from 'bcryptjs';
import { passwordCrew } from './passwordCrew.ts';

/**
 * The API hashes with this library on the thread that answers requests, in slices that leave little room between them:
 * four people who signed in made everybody else wait a tenth of a second. Until closed, the library asks a crew.
 */
export function passwordsAside(): { close(): Promise<void> } {
  const crew = passwordCrew();
  const { hash, compare } = bcrypt;
  const aside = {
    hash: (password: string, cost: number) => crew.hash(password, cost),
    compare: crew.compare,
  };
  Object.assign(bcrypt, aside);
  return {
    close: () => {
      // A server that was started since has its own.
      if (bcrypt.hash === (aside.hash as typeof hash)) Object.assign(bcrypt, { hash, compare });
      return crew.close();
    },
  };
}
