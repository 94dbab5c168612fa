import { generateKeyPairSync, createHash, sign, type KeyObject } from 'node:crypto';

export interface Submitted {
  readonly requestId: string;
  readonly model: string;
  readonly input: Record<string, unknown>;
  readonly webhook: string | null;
}

type Reply =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  | { readonly stream: ReadableStream<Uint8Array> }
  | 'silence';

export interface FalEmulator {
  readonly fetch: typeof fetch;
  readonly key: string;
  readonly submitted: Submitted[];
  readonly cancelled: string[];
  /** What was put into its storage, by the address that it is found at. */
  readonly uploads: ReadonlyMap<string, Uint8Array>;
  readonly filesAsked: { readonly url: string; readonly redirect: RequestRedirect | undefined }[];
  /** What the next questions of a kind are answered with, before the emulator answers by itself again. */
  next(kind: 'submit' | 'status' | 'result' | 'file' | 'initiate' | 'upload', ...replies: Reply[]): void;
  /** Headers and body of a report as the provider signs it; bytes are signed as they are. */
  report(body: unknown, options?: { at?: Date; signer?: KeyObject }): { headers: Headers; body: Uint8Array };
}

/** Where it leaves what it trained. */
export const weightsAddress = 'https://v3.fal.media/files/weights.safetensors';

export const clock = () => new Date('2026-11-21T12:00:00Z');

/** The queue of fal as its client and its documentation describe it, held in memory: no network, no waiting. */
export function falEmulator({
  file,
  key = 'key-id:secret',
  isQuick = false,
}: {
  file: Uint8Array;
  key?: string;
  /** Has done a job by the first time that it is asked about it. */
  isQuick?: boolean;
}): FalEmulator {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const submitted: Submitted[] = [];
  const cancelled: string[] = [];
  const filesAsked: FalEmulator['filesAsked'] = [];
  const asked = new Map<string, number>();
  const waiting: Record<string, Reply[]> = {
    submit: [],
    status: [],
    result: [],
    file: [],
    initiate: [],
    upload: [],
  };
  const queue = 'https://queue.fal.run';
  const rest = 'https://rest.fal.ai';
  const uploads = new Map<string, Uint8Array>();

  const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    Response.json(body, { status, headers });

  async function byItself(kind: string, id: string, url: URL, init: RequestInit): Promise<Response> {
    const base = `${queue}/fal-ai/wan/requests/${id}`;
    switch (kind) {
      case 'submit': {
        const requestId = `request-${submitted.length + 1}`;
        submitted.push({
          requestId,
          model: url.pathname.slice(1),
          input: JSON.parse(init.body as string) as Record<string, unknown>,
          webhook: url.searchParams.get('fal_webhook'),
        });
        const own = base.replace(/requests\/.*/, `requests/${requestId}`);
        return json({
          request_id: requestId,
          response_url: own,
          status_url: `${own}/status`,
          cancel_url: `${own}/cancel`,
        });
      }
      case 'status': {
        const times = (asked.get(id) ?? 0) + 1;
        asked.set(id, times);
        if (isQuick) return json({ status: 'COMPLETED', logs: [] });
        if (times === 1) return json({ status: 'IN_QUEUE', queue_position: 3 }, 202);
        if (times === 2) return json({ status: 'IN_PROGRESS', logs: [] }, 202);
        return json({ status: 'COMPLETED', logs: [], metrics: { inference_time: 12 } });
      }
      case 'result':
        if (submitted.find(({ requestId }) => requestId === id)?.model.endsWith('training'))
          return json({
            diffusers_lora_file: { url: weightsAddress, file_name: 'weights.safetensors' },
            config_file: { url: 'https://v3.fal.media/files/config.json' },
          });
        return json({
          video: { url: 'https://v3.fal.media/files/clip.mp4', content_type: 'video/mp4' },
          seed: 7,
        });
      case 'initiate': {
        const { file_name: name } = JSON.parse(init.body as string) as { file_name: string };
        const address = `https://v3.fal.media/files/upload-${uploads.size + 1}/${name}`;
        return json({ upload_url: `${address}?signature=s`, file_url: address });
      }
      case 'upload':
        uploads.set(`${url.origin}${url.pathname}`, await new Response(init.body).bytes());
        return new Response(null);
      case 'cancel':
        cancelled.push(id);
        return json({ status: 'CANCELLATION_REQUESTED' }, 202);
      default:
        return new Response(file as Uint8Array<ArrayBuffer>, {
          headers: { 'content-length': String(file.byteLength) },
        });
    }
  }

  return {
    key,
    submitted,
    cancelled,
    uploads,
    filesAsked,
    next: (kind, ...replies) => waiting[kind]!.push(...replies),
    async fetch(input, init = {}) {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.pathname.endsWith('jwks.json'))
        return json({ keys: [{ kty: 'OKP', crv: 'Ed25519', x: publicKey.export({ format: 'jwk' }).x }] });
      const [, id = '', last = ''] = /requests\/([^/]+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
      const elsewhere = url.origin === rest ? 'initiate' : init.method === 'PUT' ? 'upload' : 'file';
      const kind = url.origin !== queue ? elsewhere : id === '' ? 'submit' : last === '' ? 'result' : last;
      const authorization = new Headers(init.headers).get('authorization');
      // The provider's files are public; the key must not travel there.
      const isOpen = kind === 'file' || kind === 'upload';
      if (isOpen && authorization) throw new Error('The key was sent to another address.');
      if (!isOpen && authorization !== `Key ${key}`) return json({ detail: 'Invalid credentials' }, 401);
      if (kind === 'file') filesAsked.push({ url: url.href, redirect: init.redirect });
      const reply = waiting[kind]?.shift();
      if (reply === 'silence')
        return new Promise((_answer, give) => {
          const stop = () => give(init.signal!.reason as Error);
          if (init.signal!.aborted) stop();
          init.signal!.addEventListener('abort', stop);
        });
      if (reply && 'stream' in reply)
        return new Response(reply.stream as ReadableStream<Uint8Array<ArrayBuffer>>);
      if (reply) return json(reply.body ?? null, reply.status, reply.headers);
      return byItself(kind, id, url, init);
    },
    report(content, { at = clock(), signer = privateKey } = {}) {
      const body =
        content instanceof Uint8Array ? content : new TextEncoder().encode(JSON.stringify(content));
      const time = String(Math.floor(at.getTime() / 1000));
      const hash = createHash('sha256').update(body).digest('hex');
      const message = ['request-1', 'user-1', time, hash].join('\n');
      return {
        body,
        headers: new Headers({
          'x-fal-webhook-request-id': 'request-1',
          'x-fal-webhook-user-id': 'user-1',
          'x-fal-webhook-timestamp': time,
          'x-fal-webhook-signature': sign(null, Buffer.from(message), signer).toString('hex'),
        }),
      };
    },
  };
}
