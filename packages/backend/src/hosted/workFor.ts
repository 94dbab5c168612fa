import { startWorker, type WorkerContext } from '../jobs/worker.ts';

/** A result of the largest size over a slow line; the platform ends everything after 150 seconds. */
const patience = 100;

/**
 * Works on jobs for so long, and puts down what is not done for whoever comes next; a result that is being copied by
 * then is copied to its end. Over where nothing is due.
 */
export async function workFor(
  seconds: number,
  context: WorkerContext,
  patienceSeconds = patience,
): Promise<void> {
  const worker = await new Promise<ReturnType<typeof startWorker>>((resolve) => {
    const late = setTimeout(() => resolve(started), seconds * 1000);
    const started = startWorker({
      ...context,
      onIdle: () => {
        clearTimeout(late);
        resolve(started);
      },
    });
  });
  await worker.stop(patienceSeconds);
}
