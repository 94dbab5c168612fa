import { serverTools, type AnyTool } from '@kinora/contract';
import { cancelGeneration } from './cancelGeneration.ts';
import { changePassword } from './changePassword.ts';
import { checkSubscription } from './checkSubscription.ts';
import { checkVideoLimits } from './checkVideoLimits.ts';
import type { FunctionHandler } from './context.ts';
import { deleteAccount } from './deleteAccount.ts';
import { deleteForever } from './deleteForever.ts';
import { engineCapabilities } from './engineCapabilities.ts';
import { engineWebhook } from './engineWebhook.ts';
import { downloadExport, openExport } from './exportData.ts';
import { generate } from './generate.ts';
import { createCheckout, customerPortal, purchaseCredits } from './openCheckout.ts';
import { paymentWebhook } from './paymentWebhook.ts';
import { reportAlbum } from './reportAlbum.ts';
import { retryGeneration } from './retryGeneration.ts';
import { sendFeedback } from './sendFeedback.ts';
import { scheduled } from './scheduled.ts';
import { sharedAlbum } from './sharedAlbum.ts';

/** The doors of tools, one for all that are called by its name. */
const doorsOf = (tools: readonly AnyTool[]): Readonly<Record<string, FunctionHandler>> =>
  Object.fromEntries(
    [...new Set(tools.map((tool) => tool.call.function))].map((name) => [name, generate(name)]),
  );

/** Every function of a server that offers these tools, by the name it is called by. */
export const functionsFor = (tools: readonly AnyTool[]): Readonly<Record<string, FunctionHandler>> => ({
  'check-video-limits': checkVideoLimits,
  ...doorsOf(tools),
  'cancel-generation': cancelGeneration,
  'retry-generation': retryGeneration,
  'delete-forever': deleteForever,
  'engine-capabilities': engineCapabilities,
  'shared-album': sharedAlbum,
  'report-album': reportAlbum,
  'engine-webhook': engineWebhook,
  scheduled,
  'check-subscription': checkSubscription,
  'purchase-credits': purchaseCredits,
  'create-checkout': createCheckout,
  'customer-portal': customerPortal,
  'payment-webhook': paymentWebhook,
  'send-feedback': sendFeedback,
  'change-password': changePassword,
  'export-data': openExport,
  'download-export': downloadExport,
  'delete-account': deleteAccount,
});

/** Every function there is. */
export const functions = functionsFor(serverTools);

export type { Access, FunctionContext, FunctionHandler, SignedInUser } from './context.ts';
