import { useEffect, useRef, useState } from 'react';
import { goOnBeside, type Named } from './goOnBeside.ts';
import { rowOfFrame } from './rowOfFrame.ts';

/** Where whoever goes through the frames of a sheet goes on, once some of them went or what lay over it has closed. */
export function useSheetFocus(frames: readonly Named[], openId: string | null, onGone: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  /** They went while one of them was opened over the sheet, which closes by that. */
  const [leaving, setLeaving] = useState<readonly Named[] | null>(null);
  const rowOf = (among: readonly Named[], id: string) =>
    sheet.current ? rowOfFrame(sheet.current, among, id) : null;
  const handOn = (gone: readonly Named[]) => {
    const staying = frames.filter((each) => !gone.includes(each));
    goOnBeside(frames, gone, (heir) => () => rowOf(staying, heir.id), onGone);
  };
  // Whatever lay over the sheet gives the focus back to where it was opened: one goes on at what was seen last.
  const seen = useRef(openId);
  useEffect(() => {
    const last = seen.current;
    seen.current = openId;
    if (openId !== null || last === null) return;
    if (leaving) {
      handOn(leaving);
      setLeaving(null);
    } else void rowOf(frames, last)?.then((row) => row?.focus({ preventScroll: true }));
    // Once, when it has closed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [openId]);
  return {
    sheet,
    /** At once, or where one of them is opened, when that has closed. */
    goOnFrom: (gone: readonly Named[]) => (openId === null ? handOn(gone) : setLeaving(gone)),
    isLeaving: leaving !== null,
  };
}
