import type { Credentials } from './credentials.ts';
import { openSigner, type SignerTexts } from './openSigner.ts';
import { signedPicture, takesCredentials } from './signedPicture.ts';

export interface CredentialsPlace {
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

/** Throws with one sentence where the certificate or its key can't be used. */
export async function openCredentials(
  texts: SignerTexts,
  { clock, log }: CredentialsPlace,
): Promise<Credentials> {
  const signer = await openSigner(texts);
  const already = signer.lapsed(clock());
  if (already) log(`Pictures are made without Content Credentials: ${already}.`);
  return {
    description: `signed by ${signer.name}, until ${signer.validTo.toISOString().slice(0, 10)}`,
    takes: takesCredentials,
    async signed(picture, making) {
      const now = clock();
      const lapsed = signer.lapsed(now);
      const bytes = lapsed ? null : await signedPicture(picture, making, signer, now);
      // Somebody waits for this picture: what is wrong with its label is the operator's to hear.
      if (!bytes)
        log(
          `A picture has no Content Credentials: ${lapsed ?? `it is no ${picture.type} that can be read`}.`,
        );
      return bytes ?? picture.bytes;
    },
  };
}
