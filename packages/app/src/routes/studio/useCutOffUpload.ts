import { activityWords } from '@kinora/contract';
import type { StudioPort } from '@kinora/studio-kit';
import { useEffect, useMemo, useState } from 'react';
import { withOwnCalls } from '../../api/withOwnCalls.ts';
import { tabSession } from '../../tabSession.ts';
import { useToasts } from '../../toasts.tsx';

const key = 'kinora-upload-cut-off';

/** A page that is left while a file is on its way, alone or inside the request, has begun nothing: the next one says so. */
export function useCutOffUpload(api: StudioPort): StudioPort {
  const toasts = useToasts();
  const [session] = useState(tabSession);
  const [onTheirWay] = useState(() => new Set<object>());
  useEffect(() => {
    if (session.getItem(key)) toasts.add({ tone: 'info', topic: 'upload', ...activityWords.cutOff });
    session.removeItem(key);
    const note = () => onTheirWay.size > 0 && session.setItem(key, 'yes');
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, [onTheirWay, session, toasts]);
  return useMemo(() => {
    const during = <R>(what: object, work: () => Promise<R>) => {
      onTheirWay.add(what);
      return work().finally(() => onTheirWay.delete(what));
    };
    const { generate, storage } = api;
    return {
      ...api,
      generate: withOwnCalls(generate, {
        submit(request, options) {
          const { onProgress } = options;
          // What is small is not waited for.
          if (!onProgress) return generate.submit(request, options);
          const told = (share: number) => {
            // All of it is out: from here on it may have begun.
            if (share === 1) onTheirWay.delete(request);
            onProgress(share);
          };
          return during(request, () => generate.submit(request, { ...options, onProgress: told }));
        },
      }),
      storage: { upload: (file, options) => during(file, () => storage.upload(file, options)) },
    };
  }, [api, onTheirWay]);
}
