import type { Certificate } from './certificate.ts';

/** Uses that readers of Content Credentials take a signature from: mail, documents, and two kinds of content. */
const signingPurposes = [
  '2b06010505070304',
  '2b06010505070324',
  '2b0601040182374c3b0109',
  '2b0601040183e85e0201',
] as const;
/** Uses that must not stand beside them: any, time stamps, and answers about revoked certificates. */
const strangePurposes = ['551d2500', '2b06010505070308', '2b06010505070309'] as const;

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Why this certificate is no good at this moment; null where it is. */
export const lapsed = ({ name, from, to }: Certificate, now: Date): string | null =>
  now > to
    ? `the certificate of ${name} expired on ${day(to)}`
    : now < from
      ? `the certificate of ${name} is not valid before ${day(from)}`
      : null;

/** What keeps readers from ever taking what this chain signs, as a sentence goes on; null where nothing does. */
export function objectionTo(chain: readonly Certificate[]): string | null {
  const [leaf] = chain as readonly [Certificate];
  if (leaf.issuer === leaf.subject)
    return `the certificate of ${leaf.name} is signed by itself, which no reader takes: an authority must have issued it`;
  if (leaf.isAuthority)
    return `its first certificate, of ${leaf.name}, is that of an authority: the one that the key belongs to must stand first`;
  const mayBe = (purposes: readonly string[]) => purposes.some((each) => leaf.purposes.includes(each));
  if (leaf.signs !== 'content' || !mayBe(signingPurposes) || mayBe(strangePurposes))
    return `the certificate of ${leaf.name} is not one to sign content with: it needs the key usage digitalSignature without keyCertSign, and the extended key usage emailProtection, documentSigning or C2PA claim signing without any, timeStamping and OCSPSigning`;
  if (!leaf.namesIssuersKey)
    return `the certificate of ${leaf.name} has no authority key identifier, without which no reader takes it`;
  const stray = chain.find((each, index) => index > 0 && each.subject !== chain[index - 1]!.issuer);
  if (stray)
    return `the certificate of ${stray.name} did not issue the one before it: the chain must stand in order, the signing one first`;
  return null;
}
