// One of those who draw tiles side by side: it draws one, and waits for the next.
import { openTileNet, type NetworkFiles } from './openTileNet.ts';
import type { Rgb } from './rgb.ts';

export type TileOrder =
  | { readonly is: 'open'; readonly files: NetworkFiles }
  | { readonly is: 'draw'; readonly tile: Rgb };
export type TileAnswer =
  | { readonly is: 'drawn'; readonly tile: Rgb }
  /** It can't begin at all, or it broke off. */
  | { readonly is: 'failed'; readonly began: boolean };

let net: ReturnType<typeof openTileNet>;

addEventListener('message', ({ data }: MessageEvent<TileOrder>) => {
  const answer = (said: TileAnswer) => postMessage(said);
  if (data.is === 'open') {
    net = openTileNet(data.files);
    return;
  }
  net.then(
    (draw) =>
      draw(data.tile).then(
        (tile) => answer({ is: 'drawn', tile }),
        () => answer({ is: 'failed', began: true }),
      ),
    () => answer({ is: 'failed', began: false }),
  );
});
