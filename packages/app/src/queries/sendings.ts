import { queryOptions } from '@tanstack/react-query';

/** What this page sends, and of which the server may know nothing yet. */
export interface Sent {
  readonly id: string;
  readonly title: string;
  /** Where it was sent from. */
  readonly studio: { readonly title: string; readonly href: string };
  readonly share: number | null;
  readonly isSure: boolean;
  readonly cancel: (() => void) | null;
  /** Its job, once accepted. */
  readonly taskId: string | null;
}

export interface Sendings {
  /** Newest first; what is accepted until the list of the jobs has been read again. */
  readonly all: readonly Sent[];
  /** What became of some, by its job. */
  readonly jobs: Readonly<Record<string, Pick<Sent, 'id' | 'title' | 'studio'>>>;
}

export const nothingSent: Sendings = { all: [], jobs: {} };

/** Nobody is asked for it: the studios put it here, where it outlives them. */
export const sendingsQuery = queryOptions({
  queryKey: ['sendings'],
  queryFn: () => nothingSent,
  initialData: nothingSent,
  enabled: false,
  gcTime: Infinity,
});
