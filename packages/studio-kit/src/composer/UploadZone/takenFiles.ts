import type { MediaFile } from '@kinora/contract';

type Hear = (file: MediaFile) => void;
const hearers = new Set<Hear>();

/** Calls back with each file that any place takes; the answer ends it. */
export function hearTaken(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** A place took it: what another said against it is over. */
export const tellTaken: Hear = (file) => hearers.forEach((hear) => hear(file));
