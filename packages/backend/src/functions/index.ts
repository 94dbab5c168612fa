import { checkVideoLimits } from './checkVideoLimits.ts';
import type { FunctionHandler } from './context.ts';
import { engineWebhook } from './engineWebhook.ts';
import { generate } from './generate.ts';

/** Every function there is, by the name it is called by. */
export const functions: Readonly<Record<string, FunctionHandler>> = {
  'check-video-limits': checkVideoLimits,
  'generate-video': generate('generate-video'),
  'engine-webhook': engineWebhook,
};

export type { Access, FunctionContext, FunctionHandler, SignedInUser } from './context.ts';
