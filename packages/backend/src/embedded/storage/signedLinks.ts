import { SignJWT, errors, jwtVerify } from 'jose';
import { StorageRefusal } from './StorageRefusal.ts';

export interface SignedLinks {
  sign(bucket: string, name: string, seconds: number): Promise<string>;
  /** Refuses a token that is over, forged or another file's. */
  check(token: string | null, bucket: string, name: string): Promise<void>;
}

export interface SignedLinksOptions {
  readonly secret: string;
  readonly clock: () => Date;
}

const longestSeconds = 365 * 24 * 3600;

export function createSignedLinks({ secret, clock }: SignedLinksOptions): SignedLinks {
  const key = new TextEncoder().encode(secret);
  const seconds = (): number => Math.floor(clock().getTime() / 1000);
  return {
    sign: async (bucket, name, lasts) => {
      if (!Number.isInteger(lasts) || lasts < 1 || lasts > longestSeconds) {
        throw new StorageRefusal(
          400,
          'InvalidRequest',
          'expiresIn is a whole number of seconds, from 1 to a year.',
        );
      }
      const token = await new SignJWT({ url: `${bucket}/${name}` })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + lasts)
        .sign(key);
      // Not encoded: storage-js does that with what it is given.
      return `/object/sign/${bucket}/${name}?token=${token}`;
    },
    check: async (token, bucket, name) => {
      try {
        const { payload } = await jwtVerify(token ?? '', key, {
          algorithms: ['HS256'],
          currentDate: clock(),
        });
        if (payload['url'] === `${bucket}/${name}`) return;
      } catch (error) {
        if (error instanceof errors.JWTExpired) {
          throw new StorageRefusal(
            400,
            'InvalidJWT',
            'This link has expired. Open the file again in Kinora to get a new one.',
          );
        }
      }
      throw new StorageRefusal(
        400,
        'InvalidJWT',
        'This link is not valid. Open the file again in Kinora to get a new one.',
      );
    },
  };
}
