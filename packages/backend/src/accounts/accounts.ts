/** What only the auth service can do with an account. */
export interface Accounts {
  /** Whether this is the account's password. Leaves no session behind. */
  isPassword(email: string, password: string): Promise<boolean>;
  /** Sets a new password in the name of who holds this token and knows the one before; answers why not, in the service's words. */
  setPassword(token: string, current: string, password: string): Promise<string | null>;
}
