import { createClient } from '@supabase/supabase-js';
import { MB, serverTools } from '@kinora/contract';
import { authServiceAccounts } from '../accounts/authServiceAccounts.ts';
import { supabaseServiceDatabase } from '../credits/supabaseServiceDatabase.ts';
import { chooseCredentials } from '../credentials/chooseCredentials.ts';
import { enginesOf } from '../engines/engines.ts';
import { falFromEnvironment, falReports } from '../engines/fal/falFromEnvironment.ts';
import type { FunctionContext, SignedInUser } from '../functions/context.ts';
import { bodyRoom } from '../intake/bodyRoom.ts';
import { byteBudget } from '../intake/byteBudget.ts';
import { largestStored } from '../intake/largestStored.ts';
import { supabaseFileStore } from '../jobs/supabaseFileStore.ts';
import { choosePayments } from '../payments/choosePayments.ts';
import { hostedCaller, unknownAddress } from '../http/callerAddress.ts';
import { mostAtOnceIn } from '../jobs/mostAtOnce.ts';
import { redacted } from '../embedded/redacted.ts';
import { write } from '../operate/write.ts';
import { wordListFilter } from '../safety/wordListFilter.ts';
import { createNoMail } from '../mail/noMail.ts';
import { smtpFromEnvironment } from '../mail/smtpMail.ts';
import { hostedSchedule } from './hostedSchedule.ts';
import { projectKeys } from './projectKeys.ts';
import { workFor } from './workFor.ts';

export interface HostedPlace {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Keeps the process alive for work that goes on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly clock?: () => Date;
}

/** In bytes, of the 256 MB that a function has: what is sent on as base64 is there twice. */
const memoryForFiles = 64 * MB;

/** What requests bring inside, with the room that reading it takes. */
const memoryForBodies = 24 * MB;
const exportsAtOnce = 8;
/** A function is cut off after 150 seconds, and its reader's line may be slow: the other files are named by signed addresses. */
const bytesInOneExport = 40 * MB;
/** Each in its own few seconds: the provider's report wakes a job, so nobody stays with one that runs. */
const jobsAtOnce = 4;
/** For reports that are lost. */
const secondsBetweenLooks = 60;
/** How long work goes on behind an answer; a webhook or the schedule takes it from there. */
const workSeconds = 20;

/** What functions use on Supabase: its own services over HTTP, and nothing that outlives a request. */
export function hostedContext({ env, waitUntil, clock = () => new Date() }: HostedPlace): FunctionContext {
  const url = needed(env, 'SUPABASE_URL');
  const keys = projectKeys(env);
  const site = (env['KINORA_URL'] || url).replace(/\/+$/, '');
  const callerOf = hostedCaller(env);
  const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };
  const client = createClient(url, keys.secret, options);
  const database = supabaseServiceDatabase(client);
  const files = supabaseFileStore(client);
  const key = env['FAL_KEY'];
  const fal = key
    ? falFromEnvironment({
        env: { FAL_WEBHOOK_URL: `${url}/functions/v1/engine-webhook`, ...env },
        key,
        largestFile: largestStored,
      })
    : null;
  const log = (line: string) =>
    write(JSON.stringify({ time: clock().toISOString(), message: redacted(line) }));
  const payments = choosePayments({ env, isLocal: false, localSecret: '', clock });
  // Supabase sends the mails of accounts itself, by its own settings.
  const mail = smtpFromEnvironment(env, site) ?? createNoMail();
  const credentials = chooseCredentials({ env, readText: null, clock, log });
  // Who makes pictures waits for it and fails; payments, accounts and webhooks go on.
  credentials.catch((problem: Error) => log(problem.message));
  const basis = {
    database,
    files,
    engines: enginesOf(fal ? [fal] : []),
    memory: byteBudget(memoryForFiles),
    credentials,
    atOnce: jobsAtOnce,
    parkSeconds: secondsBetweenLooks,
    log,
    clock,
  };
  const schedule = hostedSchedule({ ...basis, env, mail, payments, site, waitUntil });
  return {
    ...basis,
    bodies: bodyRoom(memoryForBodies),
    tools: serverTools,
    safety: wordListFilter(env['KINORA_BLOCKED_WORDS_LIST'] ?? ''),
    async userOf(token) {
      const { data, error } = await client.auth.getUser(token);
      if (error || !data.user) return null;
      return {
        id: data.user.id,
        email: data.user.email ?? null,
        sessionId: sessionIn(token),
      } satisfies SignedInUser;
    },
    accounts: authServiceAccounts({ url, publishableKey: keys.publishable, fetch }),
    exports: { atOnce: exportsAtOnce, idleSeconds: 30, mostBytes: bytesInOneExport },
    payments,
    operatorMail: env['KINORA_OPERATOR_MAIL'] || null,
    lettersDue: () => waitUntil(schedule.deliver()),
    siteOf: () => site,
    address: (request) => callerOf(request.headers) ?? unknownAddress,
    isGenuineReport: fal && falReports(env, clock),
    mostAtOnce: mostAtOnceIn(env),
    schedule,
    jobAccepted: () => waitUntil(workFor(workSeconds, basis)),
    newId: () => crypto.randomUUID(),
  };
}

function needed(env: HostedPlace['env'], name: string): string {
  const value = env[name];
  if (!value)
    throw new Error(
      `${name} is not set. Supabase sets it by itself; elsewhere, set it as docs/production.md says.`,
    );
  return value;
}

/** The session that a token was made for. The auth service has checked the token already. */
function sessionIn(token: string): string | null {
  try {
    const [, claims = ''] = token.split('.');
    const said = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      session_id?: unknown;
    };
    return typeof said.session_id === 'string' ? said.session_id : null;
  } catch {
    return null;
  }
}
