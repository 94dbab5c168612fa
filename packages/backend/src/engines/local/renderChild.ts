/** The process that makes one picture or clip and ends. Native decoders and encoders live here, so that they can only hurt it. */
import { ClipProblem, doWork, PictureProblem, VideoLibraryMissing } from '@kinora/media/node';
import type { RenderAsked, RenderSaid } from './renderMessages.ts';
import { tellMemory } from './watchMemory.ts';

const say = (said: RenderSaid) =>
  new Promise<void>((resolve, reject) =>
    process.send!(said, (problem: Error | null) => (problem ? reject(problem) : resolve())),
  );

async function render({ scale, ...work }: RenderAsked): Promise<void> {
  try {
    const made = await doWork(work, scale, {
      onFrame: (done, of) => void say({ say: 'frame', done, of }),
    });
    await say({ say: 'made', made });
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    const isRefusal = [PictureProblem, ClipProblem, VideoLibraryMissing].some(
      (kind) => problem instanceof kind,
    );
    await say({ say: isRefusal ? 'refused' : 'broken', message });
  }
}

tellMemory();
process.once('message', (asked) => void render(asked as RenderAsked).finally(() => process.exit()));
// A parent that is gone has nobody to render for.
process.once('disconnect', () => process.exit());
