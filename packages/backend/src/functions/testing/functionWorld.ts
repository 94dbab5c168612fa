import { randomUUID } from 'node:crypto';
import { requestOf, serverTools, wanImageToVideo } from '@kinora/contract';
import { drawnPicture } from '@kinora/media/node';
import { enginesOf } from '../../engines/engines.ts';
import { bodyRoom } from '../../intake/bodyRoom.ts';
import { byteBudget } from '../../intake/byteBudget.ts';
import { ledgerWorld, type LedgerWorld } from '../../credits/testing/ledgerWorld.ts';
import { memoryFiles, type MemoryFiles } from '../../jobs/testing/memoryFiles.ts';
import { scriptedEngine, type ScriptedEngine } from '../../jobs/testing/scriptedEngine.ts';
import { wordListFilter } from '../../safety/wordListFilter.ts';
import type { FunctionContext } from '../context.ts';
import { functions } from '../index.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export interface FunctionWorld extends LedgerWorld {
  readonly files: MemoryFiles;
  readonly engine: ScriptedEngine;
  readonly logged: string[];
  readonly accepted: () => number;
  readonly picture: Uint8Array;
  context(more?: Partial<FunctionContext>): FunctionContext;
  call(name: string, init: Call): Promise<Answer>;
}

export interface Call {
  readonly user?: string | null;
  readonly body?: unknown;
  readonly raw?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly context?: Partial<FunctionContext>;
  readonly search?: string;
  readonly method?: string;
}

export const asDataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** WAN's own request for these values, as the browser makes it. */
export const wanBody = (image: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...requestOf(wanImageToVideo, { image, prompt: 'Waves roll in', duration: 5, motion: 5 }).body,
  ...more,
});

export async function functionWorld(): Promise<FunctionWorld> {
  const ledger = await ledgerWorld();
  const files = memoryFiles();
  const engine = scriptedEngine();
  const logged: string[] = [];
  let accepted = 0;
  const context = (more: Partial<FunctionContext> = {}): FunctionContext => ({
    database: ledger.database,
    files,
    memory: byteBudget(100_000_000),
    bodies: bodyRoom(100_000_000),
    engines: enginesOf([engine]),
    tools: serverTools,
    safety: wordListFilter(''),
    // A token is the user's id here; what a real one must be is the gateway's test.
    userOf: (token) =>
      Promise.resolve(
        token === 'forged' ? null : { id: token, email: `${token}@example.com`, sessionId: null },
      ),
    accounts: {
      isPassword: (_email, password) => Promise.resolve(password === 'correct horse'),
      setPassword: () => Promise.resolve(null),
    },
    exports: { atOnce: 2, idleSeconds: 60, mostBytes: null },
    payments: null,
    operatorMail: 'operator@example.org',
    lettersDue: () => {},
    siteOf: () => 'https://kinora.example.org',
    address: () => null,
    isGenuineReport: null,
    mostAtOnce: 5,
    schedule: null,
    jobAccepted: () => {
      accepted += 1;
    },
    clock: () => new Date('2026-11-21T12:00:00Z'),
    newId: randomUUID,
    log: (line) => logged.push(line),
    ...more,
  });
  return {
    ...ledger,
    files,
    engine,
    logged,
    accepted: () => accepted,
    picture: await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1),
    context,
    async call(name, { user, body, raw, headers = {}, context: more, search = '', method = 'POST' }) {
      const sent = method === 'GET' || method === 'HEAD' ? null : (raw ?? JSON.stringify(body ?? {}));
      const response = await functions[name]!(
        new Request(`http://localhost/functions/v1/${name}${search}`, {
          method,
          headers: {
            ...(user && { authorization: `Bearer ${user}` }),
            'content-type': 'application/json',
            // As every browser says it.
            ...(typeof sent === 'string' && { 'content-length': String(Buffer.byteLength(sent)) }),
            ...headers,
          },
          ...(sent !== null && { body: sent }),
        }),
        context(more),
      );
      return {
        status: response.status,
        body: (await response.json()) as Record<string, unknown>,
        headers: response.headers,
      };
    },
  };
}
