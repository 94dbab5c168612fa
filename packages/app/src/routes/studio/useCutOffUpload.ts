import { makingWords } from '@kinora/contract';
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
    if (session.getItem(key)) toasts.add({ tone: 'info', topic: 'upload', ...makingWords.cutOff });
    session.removeItem(key);
    const note = () => onTheirWay.size > 0 && session.setItem(key, 'yes');
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, [onTheirWay, session, toasts]);
  return useMemo(
    () => ({
      ...api,
      generate: withOwnCalls(api.generate, {
        async submit(request, options) {
          const { onProgress } = options;
          // What is small is not waited for.
          if (!onProgress) return api.generate.submit(request, options);
          onTheirWay.add(request);
          try {
            return await api.generate.submit(request, {
              ...options,
              onProgress(share) {
                // All of it is out: from here on it may have begun.
                if (share === 1) onTheirWay.delete(request);
                onProgress(share);
              },
            });
          } finally {
            onTheirWay.delete(request);
          }
        },
      }),
      storage: {
        async upload(file, options) {
          onTheirWay.add(file);
          try {
            return await api.storage.upload(file, options);
          } finally {
            onTheirWay.delete(file);
          }
        },
      },
    }),
    [api, onTheirWay],
  );
}
