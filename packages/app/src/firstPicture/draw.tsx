import { routes as places, type Links, type RouteName } from '@kinora/contract';
import { prerender } from 'react-dom/static';
import { StrictMode } from 'react';
import { App } from '../App.tsx';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { createRouter } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import { routes } from '../routes.ts';
import { screens } from '../screens.ts';
import type { FirstPicture } from './FirstPicture.ts';
import { notedQuestions } from './notedQuestions.ts';

/** Every address that has a picture before its code is there. */
export const addresses: readonly string[] = Object.keys(screens).map(
  (name) => places[name as RouteName].path,
);

/** While the first picture is drawn nobody is known, and nothing may be asked: only passed on. */
const unasked = (name: string): never =>
  new Proxy(() => {}, {
    get: (_nothing, part) => unasked(`${name}.${String(part)}`),
    apply() {
      throw new Error(`The first picture of a screen must not call ${name}().`);
    },
  }) as never;

/** A screen as everybody sees it before it is known who they are. */
export async function draw(address: string, links: Links): Promise<FirstPicture> {
  const { drawn, drawnBy } = await notedQuestions(() => htmlOf(address, links));
  return { html: drawn, drawnBy };
}

async function htmlOf(address: string, links: Links): Promise<string> {
  const router = createRouter(routes, memoryTrail(address));
  await router.ready;
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App
        api={unasked('api')}
        config={{ url: '', key: '', isLocal: false, checkoutHosts: [], ...links }}
        client={createQueryClient()}
        drafts={unasked('drafts')}
        engines={() => unasked('engine')}
        router={router}
      />
    </StrictMode>,
    // Parts that come later would be put in place by scripts in the page, which its policy forbids.
    { onError: (thrown) => void problems.push(thrown), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw new AggregateError(problems, `${address} has no first picture.`);
  return html;
}
