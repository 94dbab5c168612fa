import { createImage } from '@kinora/contract';
import { provenanceIn } from '@kinora/media';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCredentials } from '../credentials/testing/readCredentials.ts';
import { testChain } from '../credentials/testing/testChain.ts';
import { bodyFor } from '../engines/testing/orderFor.ts';
import { startServices } from './services/startServices.ts';
import { StartProblem } from './StartProblem.ts';
import { startTestGateway, succeed, type TestGateway } from './testing/startTestGateway.ts';
import { aMoment } from './testing/aMoment.ts';

const chain = testChain();
let folder: string;
let started: TestGateway[];

beforeAll(async () => {
  started = [];
  folder = await mkdtemp(path.join(tmpdir(), 'kinora credentials '));
  await writeFile(path.join(folder, 'chain.pem'), chain.certificate);
  await writeFile(path.join(folder, 'key.pem'), chain.key);
  await writeFile(path.join(folder, 'other.pem'), testChain().key);
});
afterAll(async () => {
  for (const gateway of started) await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (env: Record<string, string>) => {
  const gateway = await startTestGateway({
    services: startServices,
    env: { KINORA_CLIP_SCALE: '0.1', ...env },
  });
  started.push(gateway);
  return gateway;
};
const setting = (key: string) => ({
  KINORA_SIGNING_CERTIFICATE: path.join(folder, 'chain.pem'),
  KINORA_SIGNING_KEY: path.join(folder, key),
});

/** A picture that somebody asks for, as it lies in storage in the end, and its poster. */
async function generated(gateway: TestGateway): Promise<Uint8Array[]> {
  const { client } = await gateway.signedIn();
  const asked = await succeed(
    client.functions.invoke<{ taskId: string }>(createImage.call.function, { body: bodyFor(createImage) }),
  );
  for (;;) {
    const { data } = await client
      .from('user_creations')
      .select('status, file_url, thumbnail_url')
      .eq('task_id', asked!.taskId)
      .single<Record<'status' | 'file_url' | 'thumbnail_url', string>>();
    if (data!.status === 'failed') throw new Error('The picture failed.');
    if (data!.status !== 'completed') {
      await aMoment();
      continue;
    }
    const files = [data!.file_url, data!.thumbnail_url].map((place) =>
      succeed(client.storage.from('creations').download(place)),
    );
    return Promise.all(files.map(async (file) => (await file).bytes()));
  }
}

it('a picture that is generated carries Content Credentials that verify, and all it said of itself before', async () => {
  const [picture, poster] = await generated(await start(setting('key.pem')));
  for (const file of [picture!, poster!]) {
    expect(readCredentials(file, chain.root)).toMatchObject({
      problems: [],
      generator: 'Kinora',
      signer: 'Kinora test signer',
      actions: [
        {
          action: 'c2pa.created',
          softwareAgent: { name: 'Local sketch engine, no AI' },
          // Drawn by rule: nothing was trained.
          digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
        },
      ],
    });
    expect(provenanceIn(file)).toMatchObject({
      engine: 'Local sketch engine, no AI',
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    });
  }
});

it('a picture without a certificate to sign it carries no Content Credentials', async () => {
  const [picture] = await generated(await start({}));
  expect(provenanceIn(picture!)).not.toBeNull();
  expect(readCredentials(picture!, chain.root)).toBeNull();
});

it('a server with a key that is not the certificate’s does not start, and says why', async () => {
  await expect(start(setting('other.pem'))).rejects.toThrow(
    new StartProblem(
      'KINORA_SIGNING_KEY is not the key of the first certificate in KINORA_SIGNING_CERTIFICATE, that of Kinora test signer.',
    ),
  );
});
