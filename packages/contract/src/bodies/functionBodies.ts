import type * as v from 'valibot';
import { feedbackSchema } from '../entities/feedback.ts';
import { cancellationSchema } from './cancellation.ts';
import { packPurchaseSchema, planChoiceSchema } from './checkout.ts';
import { accountDeletionSchema, passwordChangeSchema } from './passwords.ts';
import { purgeSchema } from './purge.ts';
import { retrialSchema } from './retrial.ts';
import { albumReportSchema, sharedAlbumRequestSchema } from './sharedAlbums.ts';

/** Every function that takes a body and makes nothing; one that generates takes what its tool says (`requestOf`). */
export const functionBodies = {
  'cancel-generation': cancellationSchema,
  'retry-generation': retrialSchema,
  'delete-forever': purgeSchema,
  'shared-album': sharedAlbumRequestSchema,
  'report-album': albumReportSchema,
  'purchase-credits': packPurchaseSchema,
  'create-checkout': planChoiceSchema,
  'send-feedback': feedbackSchema,
  'change-password': passwordChangeSchema,
  'delete-account': accountDeletionSchema,
} as const satisfies Readonly<Record<string, v.GenericSchema>>;

export type FunctionWithBody = keyof typeof functionBodies;

type Sent<T> = T extends readonly (infer E)[]
  ? readonly Sent<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T;

/** What a caller sends, and what the server makes of it. */
export type BodySentTo<F extends FunctionWithBody> = Sent<v.InferInput<(typeof functionBodies)[F]>>;
export type BodyOf<F extends FunctionWithBody> = v.InferOutput<(typeof functionBodies)[F]>;
