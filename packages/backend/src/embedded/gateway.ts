import { Hono } from 'hono';
import type { Inbox } from '../mail/inboxMail.ts';
import type { RequestEntry } from './serverLog.ts';
import { crossOrigin } from './crossOrigin.ts';
import { functionsRoutes, type ServedFunction } from './functionsRoutes.ts';
import type { GatewaySituation } from './gatewaySituation.ts';
import { hostCheck } from './hostCheck.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import type { ServerKeys } from './keys.ts';
import { limitBody, mostAuthBody } from './limitBody.ts';
import { plainPath } from './plainPath.ts';
import { requestLog } from './requestLog.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { StorageService } from './storage/StorageService.ts';
import { storageRoutes } from './storage/storageRoutes.ts';

export interface GatewayOptions {
  readonly keys: ServerKeys;
  readonly isLocal: boolean;
  readonly isHttps: boolean;
  /** Whose pages may use the services. */
  readonly origins: readonly string[];
  readonly auth: (request: Request) => Promise<Response>;
  readonly rest: (request: Request) => Promise<Response>;
  readonly functions: Readonly<Record<string, ServedFunction>>;
  readonly storage: StorageService;
  readonly inbox: Inbox | null;
  /** Further pages of local mode. */
  readonly pages: Hono | null;
  /** The built app; null when the development server shows it. */
  readonly app: ((request: Request) => Promise<Response>) | null;
  readonly isHealthy: () => Promise<boolean>;
  readonly log: (line: string) => void;
  readonly logRequest: ((entry: RequestEntry) => void) | null;
}

/** One origin for everything: auth, data, functions, files, the inbox and the app itself. */
export function createGateway(options: GatewayOptions): Hono {
  const { keys, log } = options;
  const gateway = new Hono();
  gateway.onError((error, context) => {
    log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json(
      { code: 'INTERNAL', message: 'Something went wrong on the server. Try again in a moment.' },
      500,
    );
  });
  gateway.use(requestLog(options.logRequest));
  gateway.use(securityHeaders({ isHttps: options.isHttps }));
  if (options.isLocal) gateway.use(hostCheck());
  gateway.use(plainPath());
  gateway.use(crossOrigin(options.origins));
  gateway.use(async ({ env }, next) => {
    const { waitSeconds } = env as GatewaySituation;
    return waitSeconds > 0 ? tooOften(waitSeconds) : next();
  });

  gateway.get('/healthz', async (context) => {
    const isHealthy = await options.isHealthy();
    context.header('cache-control', 'no-store');
    return context.json({ status: isHealthy ? 'ok' : 'no database' }, isHealthy ? 200 : 503);
  });
  const auth = limitBody(options.auth, mostAuthBody);
  const rest = limitBody(options.rest);
  gateway.all('/auth/v1/*', ({ req }) => auth(req.raw));
  gateway.all('/rest/v1/*', ({ req }) => rest(req.raw));
  gateway.route('/', functionsRoutes({ functions: options.functions, keys, log }));
  gateway.route('/', storageRoutes({ storage: options.storage, keys, log }));
  if (options.inbox) gateway.route('/', inboxRoutes(options.inbox));
  if (options.pages) gateway.route('/', options.pages);
  const { app } = options;
  gateway.all('*', ({ req }) => {
    const isService = /^\/(auth|rest|functions|storage|dev)(\/|$)/.test(req.path);
    if (!app || isService)
      return Response.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, { status: 404 });
    return app(req.raw);
  });
  return gateway;
}

function tooOften(seconds: number): Response {
  const msg = `Too many attempts from here. Try again in ${seconds} seconds.`;
  return Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );
}
