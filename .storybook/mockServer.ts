import type { ReactRenderer } from '@storybook/react-vite';
import type { BeforeEach } from 'storybook/internal/csf';
import type { SetupWorker } from 'msw/browser';

interface Mocking {
  started?: Promise<SetupWorker>;
  /** Parts come after screens on the same page, and what they ask for is not looked at. */
  isOfScreen: boolean;
}

// A page that several files of stories share gets this module anew with each.
const onPage = globalThis as { kinoraMocking?: Mocking };
const mocking = (onPage.kinoraMocking ??= { isOfScreen: false });

// Of Storybook itself and of what a page loads: nothing of ours.
const isOfThePage =
  /\.(woff2|css|mdx|eot|png|jpe?g|webp|svg|mp4)(\?|$)|\/@|sb-|iframe\.html|\.stories\.|node_modules/;

/** A page that opens, in a tab or in the other page of a run: nobody calls a server with it. */
const isDocument = ({ headers }: Request) => headers.get('accept')?.includes('text/html') ?? false;

const services = ['rest', 'auth', 'functions', 'storage'].map((service) => `*/${service}/v1/*`);

async function start(): Promise<SetupWorker> {
  const [{ setupWorker }, { isCommonAssetRequest }, { HttpNetworkFrame }] = await Promise.all([
    import('msw/browser'),
    import('msw'),
    import('msw/experimental'),
  ]);
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (!mocking.isOfScreen || !(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (isCommonAssetRequest(request) || isOfThePage.test(request.url) || isDocument(request)) return;
      defaults.warn();
    },
  });
  return worker;
}

/**
 * Screens speak to a made-up server; parts speak to nobody, and their pages load none.
 * It is started once, also when several stories of a docs page begin together.
 */
export const withMockServer: BeforeEach<ReactRenderer> = async (context) => {
  mocking.isOfScreen = context.title.startsWith('App/');
  if (!mocking.isOfScreen) return;
  const [worker, { http, HttpResponse }] = await Promise.all([(mocking.started ??= start()), import('msw')]);
  worker.resetHandlers();
  context.msw = worker;
  // What a story that is over still asks for is not the fault of the next one.
  return () => worker.resetHandlers(...services.map((path) => http.all(path, () => HttpResponse.json([]))));
};
