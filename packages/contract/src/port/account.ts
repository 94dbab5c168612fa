import type { DeviceSession } from '../entities/deviceSession.ts';
import type { Cancellable } from './cancellable.ts';

export interface AccountApi {
  /** Invalid with the field 'current' or 'next' where one is wrong; every other session ends. */
  changePassword(passwords: { readonly current: string; readonly next: string }): Promise<void>;
  /** Where the account is signed in, the newest use first. */
  sessions(options?: Cancellable): Promise<readonly DeviceSession[]>;
  /** NotFound when it is over already. */
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** An address that gives an archive of everything once, for a short while. */
  exportData(): Promise<{ readonly url: string; readonly expiresAt: string }>;
  /** Deletes the account with all it holds, and signs out. Invalid with the field 'password' when it is wrong. */
  delete(proof: { readonly password: string }): Promise<void>;
}
