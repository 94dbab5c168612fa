import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fillConfig, pageOfNoAddress, inlineIn, type AppConfig } from '../embedded/appPage.ts';
import { contentSecurityPolicy, everywhere } from '../embedded/securityHeaders.ts';
import { StartProblem } from '../embedded/StartProblem.ts';
import { stripeHosts } from '../payments/stripe/stripeHosts.ts';
import { isPublicKey } from './publicKey.ts';

export interface StaticSiteOptions {
  /** The built app. */
  readonly app: string;
  readonly target: string;
  readonly config: AppConfig;
}

const secure = { ...everywhere, 'strict-transport-security': 'max-age=31536000' };

const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The built app for a host of static files, with the address of its services written into its page, and the headers it
 * needs in the form that such hosts read. Each address is a file by its name, and any other the 404.html that they look for.
 */
export async function staticSite({ app, target, config }: StaticSiteOptions): Promise<void> {
  if (!existsSync(path.join(app, pageOfNoAddress)))
    throw new StartProblem(`The app is not built in ${app}: run the build command first.`);
  if (existsSync(target))
    throw new StartProblem(`${target} exists already: choose a new folder for the site.`);
  await cp(app, target, { recursive: true });
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const name of (await readdir(app)).filter((file) => file.endsWith('.html'))) {
    const source = await readFile(path.join(app, name), 'utf8');
    const inline = inlineIn(source);
    for (const style of inline.styles) styles.add(style);
    for (const script of inline.scripts) scripts.add(script);
    await writeFile(path.join(target, name), fillConfig(source, config));
  }
  const policy = contentSecurityPolicy(
    { styles: [...styles], scripts: [...scripts] },
    new URL(config.url).origin,
  );
  const headers = [
    block('/*', { ...secure, 'content-security-policy': policy, 'cache-control': 'no-cache' }),
    // Named by what is in them, so they never change.
    block('/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
  ];
  await writeFile(path.join(target, '_headers'), `${headers.join('\n\n')}\n`);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration of an app whose services are a project of Supabase. */
export function hostedConfig(env: Environment): AppConfig {
  const url = URL.parse(env['SUPABASE_URL'] ?? '');
  const key = env['SUPABASE_ANON_KEY'];
  if (!url || !key)
    throw new StartProblem(
      'SUPABASE_URL and SUPABASE_ANON_KEY must be set to the address and the publishable key of the project.',
    );
  if (!isPublicKey(key))
    throw new StartProblem(
      'SUPABASE_ANON_KEY is no publishable key, and everybody can read what the app holds. Set it to the key that begins with sb_publishable_, or to the older one whose role is anon.',
    );
  return {
    url: url.origin,
    key,
    isLocal: false,
    adapters: {
      engine: 'fal',
      payments: env['KINORA_PAYMENTS'] === 'none' ? 'none' : 'stripe',
      mail: 'smtp',
    },
    checkoutHosts: env['KINORA_PAYMENTS'] === 'none' ? [] : stripeHosts,
  };
}
