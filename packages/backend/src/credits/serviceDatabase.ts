/** The database as the server itself may use it: by its functions, with the rights of service_role. */
export interface ServiceDatabase {
  /** A function that answers with one value. */
  call<T>(name: string, parameters?: Parameters): Promise<T>;
  /** A function that answers with rows. */
  rows<T>(name: string, parameters?: Parameters): Promise<T[]>;
}

export type Parameters = Readonly<Record<string, unknown>>;

/** What a function of the database refused. `code` is PT and the HTTP status it stands for. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, detail: string | null | undefined) {
    super(message);
    this.code = code;
    this.detail = parsed(detail);
  }
}

function parsed(detail: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(detail ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const isRefusal = (code: unknown): code is string =>
  typeof code === 'string' && /^PT\d{3}$/.test(code);

/** SQLSTATEs under which a statement may have been done all the same: the connection or the server went away. */
const unheard = /^(08|57P|58|XX)/;

/** Whether nobody knows what became of a call: its answer never came. What the database itself refused was not done. */
export function isAnswerLost(problem: unknown): boolean {
  const { code, cause } = problem as {
    readonly code?: unknown;
    readonly cause?: { readonly code?: unknown };
  };
  const said = code ?? cause?.code;
  return !(typeof said === 'string' && /^[\dA-Z]{5}$/.test(said) && !unheard.test(said));
}
