import type { Credentials } from './credentials.ts';
import type { CredentialsPlace } from './openCredentials.ts';
import { settings } from './settings.ts';

export interface CredentialsSource extends CredentialsPlace {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reads a file that a setting names; null where there are no files, and settings hold the text itself. */
  readonly readText: ((file: string) => Promise<string>) | null;
}

/**
 * Both settings make credentials, none of them leaves pictures as they are, and loads nothing. Throws with one
 * sentence where they can't be used.
 */
export async function chooseCredentials({
  env,
  readText,
  ...place
}: CredentialsSource): Promise<Credentials | null> {
  const certificate = env['KINORA_SIGNING_CERTIFICATE'];
  const key = env['KINORA_SIGNING_KEY'];
  if (!certificate && !key) return null;
  if (!certificate) throw new Error(`${settings.key} is set, and ${settings.certificate} is not.`);
  if (!key) throw new Error(`${settings.certificate} is set, and ${settings.key} is not.`);

  const textOf = async (setting: string, value: string) => {
    if (value.trimStart().startsWith('-----BEGIN')) return value;
    if (!readText) throw new Error(`${setting} does not begin as PEM does, with -----BEGIN.`);
    return readText(value).catch((error: NodeJS.ErrnoException) => {
      throw new Error(`The file that ${setting} names cannot be read (${error.code}).`);
    });
  };
  const texts = {
    certificate: await textOf(settings.certificate, certificate),
    key: await textOf(settings.key, key),
  };
  const { openCredentials } = await import('./openCredentials.ts');
  return openCredentials(texts, place);
}
