import type { Links } from '@kinora/contract';
import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { contentSecurityPolicy, type Inline } from './securityHeaders.ts';

/** What the app must know of its server, written into its page. Nothing here is secret. */
export interface AppConfig extends Partial<Links> {
  readonly url: string;
  readonly key: string;
  readonly inboxUrl?: string;
  readonly isLocal: boolean;
  readonly adapters: AdapterNames;
  /** Hosts beside our own that a checkout may lead to. */
  readonly checkoutHosts: readonly string[];
}

export interface AdapterNames {
  readonly engine: string;
  readonly payments: string;
  readonly mail: string;
}

export interface AppPage {
  readonly html: Buffer;
  readonly etag: string;
  readonly policy: string;
}

const emptyMeta = /(<meta\s+name="kinora-config"\s+content=")[^"]*(")/;

export function fillConfig(html: string, config: AppConfig): string {
  if (!emptyMeta.test(html))
    throw new Error('A page of the app has no <meta name="kinora-config" content="">.');
  return html.replace(emptyMeta, (_whole, before: string, after: string) => {
    return `${before}${escapeHtml(JSON.stringify(config))}${after}`;
  });
}

/** What of the app's folder is the page of an address: that with its screen in it, or else the one without. */
export const pageOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;
export const pageOfNoAddress = '404.html';

const textsIn = (html: string, tag: RegExp): readonly string[] =>
  [...html.matchAll(tag)].map(([, text]) => text!);

/** What a page brings in itself, which its policy allows by hash. */
export const inlineIn = (html: string): Inline => ({
  styles: textsIn(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  scripts: textsIn(html, /<script>([\s\S]*?)<\/script>/g),
});

/** A built page with its configuration, and the policy that allows exactly its own inline styles and scripts. */
export function makeAppPage(source: string, config: AppConfig): AppPage {
  const html = Buffer.from(fillConfig(source, config));
  const etag = `"${createHash('sha256').update(html).digest('hex').slice(0, 32)}"`;
  return { html, etag, policy: contentSecurityPolicy(inlineIn(source)) };
}
