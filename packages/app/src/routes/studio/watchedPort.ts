import { isCertain, problemIn } from '@kinora/contract';
import type { StudioPort } from '@kinora/studio-kit';
import { withOwnCalls } from '../../api/withOwnCalls.ts';
import type { PageWatch } from './pageWatch.ts';

/** The port of a studio whose page is watched: what is sent by it is followed until it is answered. */
export function watchedPort(api: StudioPort, page: PageWatch): StudioPort {
  const { unanswered } = page;
  const { generate, storage } = api;
  return {
    ...api,
    auth: page.auth,
    generate: withOwnCalls(generate, {
      submit(request, options) {
        const { idempotencyKey: key, onProgress } = options;
        // Sent once more, it may have begun with the try before.
        const isRepeated = unanswered.has(key);
        const begun = onProgress && !isRepeated ? 'partly' : 'unknown';
        if (!onProgress) unanswered.add(key);
        return page
          .follow(request.tool, begun, (tell) => {
            let isOut = false;
            const told = (share: number) => {
              isOut ||= share === 1;
              if (isOut) unanswered.add(key);
              // From here on it may have begun, and where it is sent once more it may have before.
              tell(isOut ? 'all' : begun);
              onProgress!(share);
            };
            return generate.submit(request, { ...options, ...(onProgress && { onProgress: told }) });
          })
          .then(
            (reply) => {
              unanswered.delete(key);
              return reply;
            },
            (thrown: unknown) => {
              const problem = problemIn(thrown);
              if (problem && isCertain(problem, isRepeated)) unanswered.delete(key);
              throw thrown;
            },
          );
      },
    }),
    storage: {
      upload: (file, options) => page.follow('', 'partly', () => storage.upload(file, options)),
    },
  };
}
