import { chosenClip } from '@kinora/contract/testing';
import { describeStudioApi, describeTraining } from '@kinora/contract/testing/conformance';
import { afterAll, beforeAll, describe } from 'vitest';
import { falOverHttp, type FalOverHttp } from '../../packages/backend/src/engines/fal/testing/falOverHttp.ts';
import { hostedServices } from '../../packages/backend/src/hosted/testing/hostedServices.ts';
import { packagedProgram } from '../../packages/backend/src/hosted/testing/packagedProgram.ts';
import {
  stripeOverHttp,
  type StripeOverHttp,
} from '../../packages/backend/src/payments/stripe/testing/stripeOverHttp.ts';
import { clientOn, stoppedInOrder } from './clientOn.ts';
import { paintedPng } from './paintedPng.ts';
import { realServer, type RealServer } from './realServer.ts';

const deno = await packagedProgram('deno', '2.9.6');
const picture = paintedPng(96, 64);

/** The functions as they are deployed to Supabase, on the runtime that Supabase's is made of. */
describe.skipIf(deno === null)('the built functions under Deno', () => {
  let fal: FalOverHttp;
  let stripe: StripeOverHttp;
  let plain: RealServer;
  let training: RealServer;
  beforeAll(async () => {
    fal = await falOverHttp({ file: await chosenClip().blob.bytes(), isQuick: true });
    stripe = await stripeOverHttp();
    const { KINORA_TRAINER: trainer, ...withFal } = fal.env;
    const start = (more: Readonly<Record<string, string>> = {}) =>
      realServer({
        services: hostedServices({
          deno: deno!,
          env: { ...withFal, FAL_USER_ID: 'user-1', ...stripe.env, ...more },
          places: fal.places,
        }),
      });
    plain = await start();
    training = await start({ KINORA_TRAINER: trainer! });
  }, 60_000);
  afterAll(async () => {
    for (const server of [plain, training]) await stoppedInOrder(server);
    await fal.stop();
    stripe.stop();
  }, 60_000);

  describeStudioApi('built', () => clientOn(plain, { picture }), 60_000);
  describeTraining('built', () => clientOn(training, { picture }), 60_000);
});
