import { redacted } from './redacted.ts';

export interface RequestEntry {
  readonly method: string;
  /** What was asked for, without names of files, questions or tokens. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly requestId: string;
}

export interface ServerLog {
  line(text: string): void;
  /** Null where requests are not written down. */
  readonly request: ((entry: RequestEntry) => void) | null;
}

export interface LogOptions {
  readonly format: 'text' | 'json';
  readonly write: (line: string) => void;
  readonly clock: () => Date;
}

/** Lines for people on one's own machine, or one JSON object a line for whoever collects them, requests among them. */
export function serverLog({ format, write, clock }: LogOptions): ServerLog {
  if (format === 'text') return { line: (text) => write(redacted(text)), request: null };
  const entry = (level: 'info' | 'warn', more: object) =>
    write(JSON.stringify({ time: clock().toISOString(), level, ...more }));
  return {
    line: (text) => entry('warn', { event: 'message', message: redacted(text) }),
    request: (request) => entry('info', { event: 'request', ...request }),
  };
}

/** KINORA_LOG is text or json; without it, people read on their own machine and programs elsewhere. */
export function logFormat(
  env: Readonly<Record<string, string | undefined>>,
  isLocal: boolean,
): 'text' | 'json' {
  const named = env['KINORA_LOG'];
  return named === 'text' || named === 'json' ? named : isLocal ? 'text' : 'json';
}
