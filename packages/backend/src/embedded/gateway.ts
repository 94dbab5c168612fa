import { Hono } from 'hono';
import type { Inbox } from '../mail/inboxMail.ts';
import { functionsRoutes, type ServedFunction } from './functionsRoutes.ts';
import { hostCheck } from './hostCheck.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import type { ServerKeys } from './keys.ts';
import { limitBody } from './limitBody.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { StorageService } from './storage/StorageService.ts';
import { storageRoutes } from './storage/storageRoutes.ts';

export interface GatewayOptions {
  readonly keys: ServerKeys;
  readonly isLocal: boolean;
  readonly isHttps: boolean;
  readonly auth: (request: Request) => Promise<Response>;
  readonly rest: (request: Request) => Promise<Response>;
  readonly functions: Readonly<Record<string, ServedFunction>>;
  readonly storage: StorageService;
  readonly inbox: Inbox | null;
  /** The built app; null when the development server shows it. */
  readonly app: ((request: Request) => Promise<Response>) | null;
  readonly isHealthy: () => Promise<boolean>;
  readonly log: (line: string) => void;
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
  gateway.use(securityHeaders({ isHttps: options.isHttps }));
  if (options.isLocal) gateway.use(hostCheck());

  gateway.get('/healthz', async (context) => {
    const isHealthy = await options.isHealthy();
    context.header('cache-control', 'no-store');
    return context.json({ status: isHealthy ? 'ok' : 'no database' }, isHealthy ? 200 : 503);
  });
  const auth = limitBody(options.auth);
  const rest = limitBody(options.rest);
  gateway.all('/auth/v1/*', async ({ req }) => mutable(await auth(req.raw)));
  gateway.all('/rest/v1/*', async ({ req }) => mutable(await rest(req.raw)));
  gateway.route('/', functionsRoutes({ functions: options.functions, keys, log }));
  gateway.route('/', storageRoutes({ storage: options.storage, keys, log }));
  if (options.inbox) gateway.route('/', inboxRoutes(options.inbox));
  const { app } = options;
  gateway.all('*', ({ req }) => {
    const isService = /^\/(auth|rest|functions|storage|dev)(\/|$)/.test(req.path);
    if (!app || isService)
      return Response.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, { status: 404 });
    return app(req.raw);
  });
  return gateway;
}

/** The API's answers may have frozen headers, and the security headers still have to go on. */
function mutable(answer: Response): Response {
  return new Response(answer.body, answer);
}
