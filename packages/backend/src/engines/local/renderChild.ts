/** The process that renders one clip and ends. Native decoders and encoders live here, so that they can only hurt it. */
import { imageToVideo, PictureProblem, VideoLibraryMissing } from '@kinora/media/node';
import type { RenderAsked, RenderSaid } from './renderMessages.ts';

const say = (said: RenderSaid) =>
  new Promise<void>((resolve, reject) =>
    process.send!(said, (problem: Error | null) => (problem ? reject(problem) : resolve())),
  );

async function render({ order, scale }: RenderAsked): Promise<void> {
  try {
    const clip = await imageToVideo(order, scale, {
      onFrame: (done, of) => void say({ say: 'frame', done, of, memory: process.memoryUsage.rss() }),
    });
    await say({ say: 'made', clip });
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    const isRefusal = problem instanceof PictureProblem || problem instanceof VideoLibraryMissing;
    await say({ say: isRefusal ? 'refused' : 'broken', message });
  }
}

process.once('message', (asked) => void render(asked as RenderAsked).finally(() => process.exit()));
// A parent that is gone has nobody to render for.
process.once('disconnect', () => process.exit());
