import { useEffect, useRef, useState } from 'react';

/** As long as somebody takes between two letters. */
const pause = 250;

/** The text of a search as it is typed; the address follows once the typing rests. */
export function useTypedSearch(
  said: string,
  search: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(search);
  const sent = useRef<readonly string[]>([]);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (typed === null) return;
    const resting = setTimeout(() => {
      sent.current = [...sent.current, typed];
      latest.current(typed);
    }, pause);
    return () => clearTimeout(resting);
  }, [typed]);
  // The address comes a moment later: until then what was typed stays, and what was typed since stays longer.
  useEffect(() => {
    const isOurs = sent.current.includes(said);
    setTyped((now) => (isOurs && now !== said ? now : null));
    sent.current = isOurs ? sent.current.slice(sent.current.indexOf(said) + 1) : [];
  }, [said]);
  return [typed ?? said, setTyped];
}
