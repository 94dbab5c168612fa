import type { Links } from '@kinora/contract';
import path from 'node:path';
import { readLinks } from './links.ts';
import { StartProblem } from './StartProblem.ts';

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** The built app; null when something else serves it. */
  readonly appFolder: string | null;
  /** Inbox and demo account exist only then. */
  readonly isLocal: boolean;
  /** The address people use, where it is not the one we listen on (a proxy, or the development server in front). */
  readonly publicUrl: string | null;
  /** How many proxies of the operator's own stand in front. */
  readonly proxies: number;
  /** Whose pages, beside our own, may use the services. */
  readonly otherOrigins: readonly string[];
  readonly links: Links;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface ConfigSource {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The checkout: relative paths start here. */
  readonly root: string;
}

export const defaultPort = 4173;

export function readConfig({ env, root }: ConfigSource): ServerConfig {
  const host = env['HOST'] || '127.0.0.1';
  const publicUrl = readPublicUrl(env['KINORA_URL']);
  const proxies = readProxies(env['KINORA_PROXIES']);
  // What people reach under another name, or through a proxy, is no machine of one's own, wherever it listens.
  const isReachedHere = (!publicUrl || isLoopback(new URL(publicUrl).hostname)) && proxies === 0;
  return {
    host,
    port: readPort(env['PORT']),
    dataFolder: path.resolve(root, env['KINORA_DATA'] || '.kinora'),
    appFolder: path.resolve(root, env['KINORA_APP'] || 'packages/app/dist'),
    isLocal: isLoopback(host) && isReachedHere && env['NODE_ENV'] !== 'production',
    publicUrl,
    proxies,
    otherOrigins: readOrigins(env['KINORA_ORIGINS']),
    links: readLinks({ env, root }),
    env,
  };
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
  );
}

function readPort(text: string | undefined): number {
  if (!text) return defaultPort;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartProblem(`PORT is "${text}", and a port is a number from 0 to 65535.`);
}

function readProxies(text: string | undefined): number {
  if (!text) return 0;
  if (/^\d$/.test(text)) return Number(text);
  throw new StartProblem(
    `KINORA_PROXIES is "${text}", and it must be the number of proxies in front, from 0 to 9.`,
  );
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new StartProblem(
    `KINORA_URL is "${text}", and it must be an address such as https://kinora.example.org.`,
  );
}

function readOrigins(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((entry) => {
    if (entry.trim() === '') return [];
    const url = URL.parse(entry.trim());
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return [url.origin];
    throw new StartProblem(
      `KINORA_ORIGINS has "${entry.trim()}" in it, and it must be a list of addresses such as https://studio.example.org.`,
    );
  });
}
