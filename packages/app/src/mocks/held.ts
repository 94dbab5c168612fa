import type { FakeStudioApi } from '@kinora/contract/testing';
import { forEverySender } from './fakeServer.ts';

/** Holds what the server is asked for, whoever asks, until it is let go: what is shown meanwhile is shown before any answer. */
export function held<Part extends 'creations' | 'library'>(
  fake: FakeStudioApi,
  part: Part,
  deed: keyof FakeStudioApi[Part],
): () => void {
  let letGo!: () => void;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  forEverySender(fake, (asked) => {
    const deeds = asked[part] as Record<typeof deed, (...given: unknown[]) => Promise<unknown>>;
    const real = deeds[deed];
    deeds[deed] = async (...given) => {
      await isLetGo;
      return real(...given);
    };
  });
  return letGo;
}
