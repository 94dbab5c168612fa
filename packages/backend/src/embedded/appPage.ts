import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';

/** What the app must know of its server, written into its page. Nothing here is secret. */
export interface AppConfig {
  readonly url: string;
  readonly key: string;
  readonly inboxUrl?: string;
  readonly isLocal: boolean;
  readonly adapters: AdapterNames;
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
    throw new Error('The app’s index.html has no <meta name="kinora-config" content="">.');
  return html.replace(emptyMeta, (_whole, before: string, after: string) => {
    return `${before}${escapeHtml(JSON.stringify(config))}${after}`;
  });
}

/** The built index.html with its configuration, and the policy that allows exactly its own inline styles. */
export function makeAppPage(source: string, config: AppConfig): AppPage {
  const html = Buffer.from(fillConfig(source, config));
  const styles = [...source.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '');
  const etag = `"${createHash('sha256').update(html).digest('hex').slice(0, 32)}"`;
  return { html, etag, policy: contentSecurityPolicy(styles) };
}
