import { bytesOf, clipUrl, fingerprintOf } from '@kinora/contract/testing';
import { http, HttpResponse } from 'msw';
import { answering, type FakeServer } from './fakeServer.ts';

const clipBytes = () => bytesOf(clipUrl.slice(clipUrl.indexOf(',') + 1));

/** `/storage/v1` as the storage service speaks it, for the one bucket there is. */
export function storageHandlers({ url, fake, accountOf }: FakeServer) {
  const { world } = fake;
  const bucket = (action = '') => `${url}/storage/v1/object/${action}creations`;
  const refuse = (status: number, error: string, message: string) =>
    HttpResponse.json({ statusCode: String(status), error, message }, { status });
  const saying = (answer: () => Promise<Response>) =>
    answering(answer, ({ kind, message }, status) => refuse(status, kind, message));
  const pathIn = (request: Request) =>
    decodeURIComponent(new URL(request.url).pathname.replace(/^.*\/creations\//, ''));
  const isOwn = (request: Request, path: string) =>
    path.startsWith(`${accountOf(request)?.session.user.id}/`);
  /** What was uploaded has a name behind its own key; of what was made every file is there. */
  const isThere = (path: string) => world.uploads.has(path) || !/\/[0-9a-f-]{36}-/.test(path);
  const signed = (path: string) => `/object/sign/creations/${encodeURI(path)}?token=signed`;

  return [
    http.post(bucket('sign/'), ({ request }) =>
      saying(async () => {
        const { paths } = (await request.json()) as { paths: string[] };
        return HttpResponse.json(
          paths.map((path) =>
            isOwn(request, path) && isThere(path)
              ? { path, signedURL: signed(path), error: null }
              : {
                  path,
                  signedURL: null,
                  error: 'Either the object does not exist or you do not have access to it',
                },
          ),
        );
      }),
    ),
    http.post(`${bucket('sign/')}/*`, ({ request }) =>
      saying(async () => {
        world.enter('creations.downloadAddress');
        const path = pathIn(request);
        return isOwn(request, path)
          ? HttpResponse.json({ signedURL: signed(path) })
          : refuse(404, 'not_found', 'Object not found');
      }),
    ),
    http.get(`${bucket('sign/')}/*`, ({ request }) => {
      const file = world.uploads.get(pathIn(request)) ?? new Blob([clipBytes()], { type: 'video/mp4' });
      return new HttpResponse(file, { headers: { 'content-type': file.type } });
    }),
    http.get(`${bucket('info/')}/*`, ({ request }) =>
      saying(async () => {
        const path = pathIn(request);
        const file = world.uploads.get(path);
        return file && isOwn(request, path)
          ? HttpResponse.json({ name: path, etag: await fingerprintOf(file) })
          : refuse(404, 'not_found', 'Object not found');
      }),
    ),
    http.post(`${bucket()}/*`, ({ request }) =>
      saying(async () => {
        world.enter('storage.upload');
        const path = pathIn(request);
        if (!isOwn(request, path))
          return refuse(403, 'Unauthorized', 'new row violates row-level security policy');
        const form = await request.formData();
        const file = [...form.values()].find((part) => part instanceof Blob);
        world.uploads.set(path, file ?? new Blob());
        return HttpResponse.json({ Id: world.newId(), Key: `creations/${path}` });
      }),
    ),
  ];
}
