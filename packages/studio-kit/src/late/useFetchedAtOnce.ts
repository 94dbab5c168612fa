import { useFetchedWhen } from '@kinora/design-system';

/** Something whose code comes as soon as it is drawn; null until then. */
export const useFetchedAtOnce = <T>(fetch: () => Promise<T>): T | null => useFetchedWhen(true, fetch);
