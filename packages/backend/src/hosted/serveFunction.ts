import type { FunctionContext } from '../functions/context.ts';
import { functions } from '../functions/index.ts';
import { crossOriginHeaders } from '../http/crossOriginHeaders.ts';
import { everywhere, nothingAtAll } from '../http/everyAnswer.ts';
import { hostedContext } from './hostedContext.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  readonly env: { toObject(): Record<string, string> };
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const originsIn = (env: Readonly<Record<string, string | undefined>>): ReadonlySet<string> =>
  new Set(
    [env['KINORA_URL'], ...(env['KINORA_ORIGINS'] ?? '').split(',')].flatMap((entry) => {
      const url = URL.parse(entry?.trim() ?? '');
      return url ? [url.origin] : [];
    }),
  );

/** Serves one function on Supabase's runtime, which calls each by its own folder. */
export function serveFunction(name: string): void {
  const env = Deno.env.toObject();
  const allowed = originsIn(env);
  const handle = functions[name];
  if (!handle) throw new Error(`There is no function called ${name}.`);
  const context: FunctionContext = hostedContext({
    env,
    waitUntil: (work) => {
      const quiet = work.catch((problem: unknown) =>
        context.log(`Work behind an answer failed: ${String(problem)}`),
      );
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(quiet);
    },
  });
  Deno.serve(async (request) => {
    const origin = request.headers.get('origin');
    const isPreflight = request.method === 'OPTIONS';
    const answer = isPreflight ? new Response(null, { status: 204 }) : await handle(request, context);
    const headers = new Headers(answer.headers);
    const added = {
      ...everywhere,
      'content-security-policy': nothingAtAll,
      ...crossOriginHeaders({ origin, allowed, isPreflight }),
    };
    for (const [header, value] of Object.entries(added)) headers.set(header, value);
    headers.append('vary', 'Origin');
    return new Response(answer.body, { status: answer.status, headers });
  });
}
