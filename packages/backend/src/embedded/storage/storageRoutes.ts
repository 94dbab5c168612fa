import { Hono, type Context } from 'hono';
import { readAccessToken } from '../accessToken.ts';
import { readApiKey } from '../apiKey.ts';
import type { GatewaySituation } from '../gatewaySituation.ts';
import type { ServerKeys } from '../keys.ts';
import { mostBody } from '../limitBody.ts';
import { isText } from '../../intake/isText.ts';
import { isKeepableJson } from '../../intake/keepableJson.ts';
import { readAtMost } from '../../intake/readAtMost.ts';
import { verbsInstead } from './allowedVerbs.ts';
import type { Caller } from '../asCaller.ts';
import { readListQuery } from './listObjects.ts';
import { nameList } from './nameList.ts';
import { splitPath } from './objectName.ts';
import { StorageRefusal } from './StorageRefusal.ts';
import type { StorageService } from './StorageService.ts';
import { serveObject } from './serveObject.ts';
import { readUploadBody } from './uploadBody.ts';

export interface StorageRoutesOptions {
  readonly storage: StorageService;
  readonly keys: ServerKeys;
  readonly log: (line: string) => void;
}

const base = '/storage/v1';

/** The part of Supabase's storage API that Kinora uses, as storage-js speaks it. */
export function storageRoutes({ storage, keys, log }: StorageRoutesOptions): Hono {
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof StorageRefusal) return error.toResponse();
    log(`Storage: ${error.stack ?? error.message}`);
    return new StorageRefusal(
      500,
      'Internal',
      'The file store has a fault of its own. Try again in a moment.',
    ).toResponse();
  });

  const callerOf = (request: Request): Promise<Caller> => readCaller(request, keys);
  const rest = (request: Request, prefix: string): string =>
    new URL(request.url).pathname.slice(`${base}${prefix}`.length);

  // In hosted's words.
  const notKnown = ({ req }: Context): never => {
    throw new StorageRefusal(404, 'Not Found', `Route ${req.method}:${rest(req.raw, '')} not found`);
  };
  // Else they would be read as files of a bucket by that name.
  for (const notOffered of ['move', 'copy', 'upload/*', 'list-v2/*'])
    app.all(`${base}/object/${notOffered}`, notKnown);

  app.use(`${base}/*`, async ({ req }, next) => {
    if (!isText(decodedPath(req.raw)))
      throw new StorageRefusal(400, 'InvalidKey', 'This address holds a character that is none.');
    const allowed = verbsInstead(req.method, rest(req.raw, ''));
    return allowed ? wrongVerb(req.method, allowed) : next();
  });

  app.post(`${base}/object/sign/:bucket`, async ({ req }) => {
    const caller = await callerOf(req.raw);
    const { expiresIn, paths } = await readJson(req.raw);
    const names = nameList(paths, 'paths');
    const bucket = req.param('bucket');
    const found = new Set((await storage.findMany(caller, bucket, names)).map((object) => object.name));
    const signed = await Promise.all(
      names.map(async (path) =>
        found.has(path)
          ? { error: null, path, signedURL: await storage.links.sign(bucket, path, expiresIn as number) }
          : {
              error: 'Either the object does not exist or you do not have access to it',
              path,
              signedURL: null,
            },
      ),
    );
    return Response.json(signed);
  });

  app.post(`${base}/object/sign/*`, async ({ req }) => {
    const caller = await callerOf(req.raw);
    const { bucket, name } = splitPath(rest(req.raw, '/object/sign/'));
    await storage.find(caller, bucket, name);
    const { expiresIn } = await readJson(req.raw);
    return Response.json({ signedURL: await storage.links.sign(bucket, name, expiresIn as number) });
  });

  app.get(`${base}/object/sign/*`, async ({ req }) => {
    const { bucket, name } = splitPath(rest(req.raw, '/object/sign/'));
    await storage.links.check(req.query('token') ?? null, bucket, name);
    const object = await storage.find({ role: 'service_role' }, bucket, name);
    return serveObject({ request: req.raw, object, blobs: storage.blobs, isPublic: false });
  });

  app.get(`${base}/object/public/*`, async ({ req }) => {
    const { bucket, name } = splitPath(rest(req.raw, '/object/public/'));
    const object = await storage.findPublic(bucket, name);
    return serveObject({ request: req.raw, object, blobs: storage.blobs, isPublic: true });
  });

  app.get(`${base}/object/info/*`, async ({ req }) => {
    const { bucket, name } = splitPath(rest(req.raw, '/object/info/').replace(/^authenticated\//, ''));
    const object = await storage.find(await callerOf(req.raw), bucket, name);
    const { metadata } = object;
    return Response.json({
      id: object.id,
      name,
      version: object.version,
      bucket_id: bucket,
      size: metadata.size,
      content_type: metadata.mimetype,
      cache_control: metadata.cacheControl,
      etag: metadata.eTag,
      metadata: object.userMetadata ?? {},
      last_modified: metadata.lastModified,
      created_at: object.createdAt,
    });
  });

  app.post(`${base}/object/list/:bucket`, async ({ req }) => {
    const caller = await callerOf(req.raw);
    const query = readListQuery(await readJson(req.raw));
    return Response.json(await storage.list(caller, req.param('bucket'), query));
  });

  for (const prefix of ['/object/authenticated/', '/object/']) {
    app.get(`${base}${prefix}*`, async ({ req }) => {
      const { bucket, name } = splitPath(rest(req.raw, prefix));
      const object = await storage.find(await callerOf(req.raw), bucket, name);
      return serveObject({ request: req.raw, object, blobs: storage.blobs, isPublic: false });
    });
  }

  app.delete(`${base}/object/:bucket`, async ({ req }) => {
    const caller = await callerOf(req.raw);
    const names = nameList((await readJson(req.raw))['prefixes'], 'prefixes');
    const bucket = req.param('bucket');
    const removed = await storage.remove(caller, bucket, names);
    return Response.json(
      removed.map(({ id, name, metadata }) => ({ id, name, bucket_id: bucket, metadata })),
    );
  });

  app.delete(`${base}/object/*`, async ({ req }) => {
    const { bucket, name } = splitPath(rest(req.raw, '/object/'));
    const removed = await storage.remove(await callerOf(req.raw), bucket, [name]);
    if (removed.length === 0) throw new StorageRefusal(404, 'not_found', 'Object not found');
    return Response.json({ message: 'Successfully deleted' });
  });

  app.on(['POST', 'PUT'], `${base}/object/*`, async (context) => {
    const { req } = context;
    const caller = await callerOf(req.raw);
    const { bucket, name } = splitPath(rest(req.raw, '/object/'));
    const isUpsert = req.method === 'PUT' || req.header('x-upsert') === 'true';
    const { id } = await storage.upload(caller, {
      bucket,
      name,
      isUpsert,
      ...(await readUploadBody(req.raw, (context.env as GatewaySituation).body)),
    });
    return Response.json({ Id: id, Key: `${bucket}/${name}` });
  });

  app.all(`${base}/*`, notKnown);
  return app;
}

function wrongVerb(method: string, allowed: readonly string[]): Response {
  const answer = new StorageRefusal(
    405,
    'MethodNotAllowed',
    `${method} can't be done here. What can: ${allowed.join(', ')}.`,
  ).toResponse();
  answer.headers.set('allow', allowed.join(', '));
  return answer;
}

async function readCaller(request: Request, keys: ServerKeys): Promise<Caller> {
  const key = readApiKey(request, keys);
  if (typeof key === 'object') throw new StorageRefusal(key.status, key.code, key.message);
  if (key === 'missing') throw new StorageRefusal(401, 'Unauthorized', 'No API key found in request');
  const claims = await readAccessToken(request, keys.jwtSecret);
  if (claims === 'invalid')
    throw new StorageRefusal(401, 'Unauthorized', 'Your session is over. Sign in again.');
  if (claims) return { role: 'authenticated', claims };
  return { role: key === 'secret' ? 'service_role' : 'anon' };
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readAtMost(request, mostBody);
  if (!bytes) throw new StorageRefusal(413, 'EntityTooLarge', 'This request is larger than 1 MB.');
  const body = parsed(Buffer.from(bytes));
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  throw new StorageRefusal(400, 'InvalidRequest', 'The body of this request is not a JSON object.');
}

function parsed(bytes: Buffer): unknown {
  try {
    const json = bytes.toString('utf8');
    const value: unknown = JSON.parse(json);
    return isKeepableJson(json) ? value : null;
  } catch {
    return null;
  }
}

function decodedPath(request: Request): string {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return '\0';
  }
}
