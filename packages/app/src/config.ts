import { linksSchema } from '@kinora/contract';
import * as v from 'valibot';

/** What a server tells the app that it serves; nothing here is secret. */
const configSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  key: v.pipe(v.string(), v.minLength(1)),
  /** Where mails can be read while there is no mail server. */
  inboxUrl: v.optional(v.string()),
  isLocal: v.optional(v.boolean(), false),
  /** Where payment pages may lie, beside the server itself (D25). */
  checkoutHosts: v.optional(v.array(v.string()), []),
  ...linksSchema.entries,
  adapters: v.optional(v.object({ engine: v.string(), payments: v.string(), mail: v.string() })),
});

export type AppConfig = v.InferOutput<typeof configSchema>;

interface Environment {
  readonly VITE_KINORA_URL?: string;
  readonly VITE_KINORA_KEY?: string;
}

/** The configuration in the page, which the server fills; a hosted build brings its own instead. */
export function readConfig(page: ParentNode, environment: Environment): AppConfig {
  const said = page.querySelector<HTMLMetaElement>('meta[name="kinora-config"]')?.content ?? '';
  const config: unknown = said
    ? JSON.parse(said)
    : { url: environment.VITE_KINORA_URL, key: environment.VITE_KINORA_KEY };
  const result = v.safeParse(configSchema, config);
  if (result.success) return result.output;
  throw new Error(
    'Kinora does not know its server, so it can neither sign anybody in nor make anything. ' +
      'Let Kinora’s server serve the page, or build with VITE_KINORA_URL and VITE_KINORA_KEY.',
  );
}
