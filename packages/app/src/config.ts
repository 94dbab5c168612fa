import type { Links } from '@kinora/contract';

/** What a server tells the app that it serves; nothing here is secret. */
export interface AppConfig extends Links {
  readonly url: string;
  readonly key: string;
  /** Where mails can be read while there is no mail server. */
  readonly inboxUrl?: string | undefined;
  readonly isLocal: boolean;
  /** Where payment pages may lie, beside the server itself (D25). */
  readonly checkoutHosts: readonly string[];
  readonly adapters?: { readonly engine: string; readonly payments: string; readonly mail: string };
}

interface Environment {
  readonly VITE_KINORA_URL?: string;
  readonly VITE_KINORA_KEY?: string;
}

/**
 * The configuration in the page, which the server fills; a hosted build brings its own instead. What an operator writes is
 * checked where it is read, when the server starts or the site is built: here only whether there is any.
 */
export function readConfig(page: ParentNode, environment: Environment): AppConfig {
  const said = page.querySelector<HTMLMetaElement>('meta[name="kinora-config"]')?.content ?? '';
  const { url, key, ...others } = (
    said ? JSON.parse(said) : { url: environment.VITE_KINORA_URL, key: environment.VITE_KINORA_KEY }
  ) as Partial<AppConfig>;
  if (url && URL.canParse(url) && key)
    return { url, key, isLocal: false, checkoutHosts: [], tutorialUrls: {}, ...others };
  throw new Error(
    'Kinora does not know its server, so it can neither sign anybody in nor make anything. ' +
      'Let Kinora’s server serve the page, or build with VITE_KINORA_URL and VITE_KINORA_KEY.',
  );
}
