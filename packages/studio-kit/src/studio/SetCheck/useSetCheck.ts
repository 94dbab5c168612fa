import type { MediaFile, PictureRemark, SetLooker } from '@kinora/contract';
import { useEffect, useState } from 'react';

export type SetRemarks = readonly (readonly PictureRemark[])[];

interface Looked {
  readonly at: readonly MediaFile[];
  readonly remarks: SetRemarks | null;
}

/** What there is to say of the chosen pictures; undefined while they are looked at, null where they could not be. */
export function useSetCheck(
  looker: SetLooker,
  pictures: readonly MediaFile[],
  leastSide: number,
): SetRemarks | null | undefined {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    if (pictures.length === 0 || !looker.look) return;
    const looking = new AbortController();
    const tell = (remarks: SetRemarks | null) => {
      if (!looking.signal.aborted) setLooked({ at: pictures, remarks });
    };
    // Training begins without remarks as well.
    looker.look(pictures, leastSide, looking.signal).then(tell, () => tell(null));
    return () => looking.abort();
  }, [looker, leastSide, pictures]);
  return looked?.at === pictures ? looked.remarks : undefined;
}
