import bcrypt from 'bcryptjs';
import { passwordCrew } from './passwordCrew.ts';

/**
 * The API hashes with this library on the thread that answers requests, in slices that leave little room between them:
 * four people who signed in made everybody else wait a tenth of a second. Until closed, the library asks a crew.
 */
export function passwordsAside(): { close(): Promise<void> } {
  const crew = passwordCrew();
  const { hash, compare } = bcrypt;
  const hashAside = (password: string, cost: number) => crew.hash(password, cost);
  bcrypt.hash = hashAside as typeof hash;
  bcrypt.compare = crew.compare as typeof compare;
  return {
    close: () => {
      Object.assign(bcrypt, { hash, compare });
      return crew.close();
    },
  };
}
