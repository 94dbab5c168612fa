import type { Making } from './manifestStore.ts';
import type { Picture } from './signedPicture.ts';

/** Content Credentials for what is made here, where the operator has set a certificate. */
export interface Credentials {
  /** For the start message. */
  readonly description: string;
  /** Whether files of this type can carry them. */
  takes(type: string): boolean;
  /** The picture's bytes with its credentials. One that can't get any stays as it is, and the log says why. */
  signed(picture: Picture, making: Making): Promise<Uint8Array>;
}
