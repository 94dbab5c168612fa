import { isLoopback, type ServerConfig } from './config.ts';

export interface Origins {
  /** The address to tell people. */
  readonly main: string;
  /** Every address from which a link in a mail may come back. */
  readonly all: readonly string[];
  /** Where whoever sent this request has Kinora open. */
  readonly of: (request: Request) => string;
}

export function originsOf({ host, isLocal, publicUrl }: ServerConfig, port: number): Origins {
  const own = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
  const main = publicUrl ?? own;
  if (!isLocal) return { main, all: [main], of: () => main };
  const ports = new Set([new URL(main).port || '80', String(port)]);
  const names = ['127.0.0.1', 'localhost', '[::1]'].flatMap((name) =>
    [...ports].map((each) => `http://${name}:${each}`),
  );
  return {
    main,
    all: [...new Set([main, own, ...names])],
    // The Host header may be trusted here, since the gateway lets only this machine's own names pass.
    of: (request) => {
      const url = URL.parse(`http://${request.headers.get('host') ?? ''}`);
      return url && isLoopback(url.hostname) ? url.origin : main;
    },
  };
}
