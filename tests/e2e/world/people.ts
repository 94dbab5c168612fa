import { createSupabaseStudioApi } from '@kinora/app/api';
import { requestOf, wanImageToVideo, type Session, type StudioApi } from '@kinora/contract';
import { paintedPng } from '../../conformance/paintedPng.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

export interface SignedIn extends Person {
  readonly api: StudioApi;
  readonly session: Session;
}

let people = 0;

/** Somebody this server has never heard of. */
export const stranger = (): Person => ({
  email: `person-${process.pid}-${(people += 1)}@example.org`,
  password: 'correct horse battery',
  fullName: 'Mara Lind',
});

interface ServerPage {
  readonly origin: string;
  readonly key: string;
}

/** What the served page tells the app of its server. */
export async function serverPage(origin: string): Promise<ServerPage> {
  const html = await (await fetch(origin)).text();
  const content = /name="kinora-config" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const { key } = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as { key: string };
  return { origin, key };
}

/** A client of this server outside any browser. */
export async function clientOf(origin: string): Promise<StudioApi> {
  const { key } = await serverPage(origin);
  const kept = new Map<string, string>();
  return createSupabaseStudioApi(
    { url: origin, key },
    {
      fetch: (...request) => fetch(...request),
      now: () => Date.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 5)),
      timesBack: () => 0,
      siteRoot: `${origin}/`,
      sessionStorage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      sessionKey: `kinora-session-${(people += 1)}`,
    },
  );
}

/** The newest link that was mailed to an address. */
export async function mailedLink(origin: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${origin}/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as {
    link: string | null;
  }[];
  const link = mails[0]?.link;
  if (!link) throw new Error(`No mail with a link went to ${email}.`);
  return link;
}

/** Somebody with a confirmed account, signed in outside the browser. */
export async function member(origin: string, named?: { fullName: string }): Promise<SignedIn> {
  const person = { ...stranger(), ...named };
  const api = await clientOf(origin);
  await api.auth.signUp(person);
  await fetch(await mailedLink(origin, person.email), { redirect: 'manual' });
  const session = await api.auth.signIn(person);
  return { ...person, api, session };
}

export const picture = () => paintedPng(320, 180);

/** Sends one generation, and answers with its task. */
export async function submitClip(
  api: StudioApi,
  duration = 2,
  prompt = 'Waves roll in',
  file = picture(),
): Promise<string> {
  const image = `data:image/png;base64,${file.toString('base64')}`;
  const request = requestOf(wanImageToVideo, { image, prompt, duration, motion: 5 });
  const { taskId } = await api.generate.submit(request, { idempotencyKey: crypto.randomUUID() });
  return taskId!;
}

/**
 * Has the engine at work for somebody else, so that what is asked for in this moment can't be over before it was looked
 * at; what it answers ends that.
 */
export async function keepEngineBusy(origin: string): Promise<() => Promise<unknown>> {
  const { api } = await member(origin);
  const task = await submitClip(api, 8);
  return () => api.generate.cancel(task);
}

/** Makes a clip to its end. */
export async function madeClip(api: StudioApi): Promise<void> {
  for await (const job of api.generate.follow(await submitClip(api)))
    if (job.status === 'failed') throw new Error(job.message ?? 'A clip failed.');
}

/** Makes clips until no included one is left. */
export async function spendAllowance({ api }: SignedIn): Promise<void> {
  while ((await api.credits.limits()).credits_remaining > 0) await madeClip(api);
}
