import type { AuthEvent, Session } from '../entities/session.ts';
import type { Cancellable } from './cancellable.ts';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

export interface AuthApi {
  session(): Promise<Session | null>;
  /** Tells every change, starting with INITIAL_SESSION; the answer ends it. */
  onChange(listener: (event: AuthEvent, session: Session | null) => void): () => void;
  /** Rejects with Refused and the server's own words for wrong credentials. Given up before the answer, it signs nobody in. */
  signIn(
    credentials: { readonly email: string; readonly password: string },
    options?: Cancellable,
  ): Promise<Session>;
  /** A null session means that a confirmation was mailed. */
  signUp(account: NewAccount): Promise<{ readonly session: Session | null }>;
  /** Ends the session of this device. */
  signOut(): Promise<void>;
  /** Mails a link that leads to a new password. Whether there is such an account is not told. */
  requestPasswordReset(email: string): Promise<void>;
  /** Mails the confirmation again, to who still waits for it. */
  resendConfirmation(email: string): Promise<void>;
  /** A new password for who came by a link from a mail; every other session ends. Refused where it is too weak. */
  setPassword(password: string): Promise<void>;
}
