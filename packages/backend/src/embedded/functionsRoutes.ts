import { Hono } from 'hono';
import { readApiKey } from './apiKey.ts';
import type { ServerKeys } from './keys.ts';

/** A function of Kinora: it answers for itself, also when it refuses. Those marked so are called by others' servers. */
export interface ServedFunction {
  (request: Request): Promise<Response>;
  /** Called by others' servers or by a link, which bring no key: what they carry proves them. */
  readonly isKeyless?: boolean;
}

export interface FunctionsRoutesOptions {
  readonly functions: Readonly<Record<string, ServedFunction>>;
  readonly keys: ServerKeys;
  readonly log: (line: string) => void;
}

const base = '/functions/v1';

/** `/functions/v1/<name>`, as hosted's gateway in front of the same handlers. */
export function functionsRoutes({ functions, keys, log }: FunctionsRoutesOptions): Hono {
  const app = new Hono();
  app.all(`${base}/:name{.+}`, async ({ req }) => {
    const name = req.param('name').split('/')[0] ?? '';
    const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!found) return refusal(404, 'NOT_FOUND', `There is no function called ${name}.`);
    if (!found.isKeyless) {
      const key = readApiKey(req.raw, keys);
      if (key === 'missing')
        return refusal(401, 'UNAUTHORIZED_MISSING_API_KEY', 'No API key found in request.');
      if (typeof key === 'object') return refusal(key.status, key.code, key.message);
    }
    try {
      // A copy with headers of its own, so that what the gateway adds meets no frozen ones.
      const answer = await found(req.raw);
      return new Response(answer.body, answer);
    } catch (error) {
      log(`Function ${name}: ${(error as Error).stack ?? String(error)}`);
      return refusal(500, 'INTERNAL', 'Something went wrong on the server. Try again in a moment.');
    }
  });
  return app;
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
