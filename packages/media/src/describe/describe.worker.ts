// Off the page's own thread: looking at a picture takes up to a second.
import { keptFile } from '../network/keptFile.ts';
import { PictureProblem } from '../picture/PictureProblem.ts';
import { describePicture, type Description } from './describePicture.ts';
import { detectorAddresses } from './detectorAddresses.ts';
import { detectorSide, openDetector, type DetectorTopology } from './openDetector.ts';
import { smallCopy } from '../picture/smallCopy.ts';

export type Answer =
  | { readonly is: 'described'; readonly description: Description }
  /** What is wrong with the picture, for the person; null where the fault is not the picture's. */
  | { readonly is: 'failed'; readonly message: string | null };

async function seenIn(bitmap: ImageBitmap) {
  try {
    const [topology, weights, wasm] = await Promise.all([
      keptFile(detectorAddresses.topology).then((answer) => answer.json() as Promise<DetectorTopology>),
      keptFile(detectorAddresses.weights).then((answer) => answer.arrayBuffer()),
      keptFile(detectorAddresses.wasm).then((answer) => answer.blob()),
    ]);
    const compute = URL.createObjectURL(new Blob([wasm], { type: 'application/wasm' }));
    const detect = await openDetector({ topology, weights, wasm: compute });
    return await detect(smallCopy(bitmap, detectorSide));
  } catch {
    // Without a network on a first visit: colour, light and framing are still to be told.
    return null;
  }
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (said: Answer) => postMessage(said);
  describePicture(data, { signal: new AbortController().signal, detect: seenIn }).then(
    (description) => answer({ is: 'described', description }),
    (thrown: unknown) =>
      answer({ is: 'failed', message: thrown instanceof PictureProblem ? thrown.message : null }),
  );
});
