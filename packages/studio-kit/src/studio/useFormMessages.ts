import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../useLatest.ts';
import type { MessageEvents, StudioMessage } from './studioMessage.ts';

/** Tells what happens in a form; what can be undone in it is offered while that undoes nothing else. */
export function useFormMessages(events: MessageEvents) {
  const latest = useLatest(events);
  const undoable = useRef(new Set<string>());
  const tell = useCallback(
    (message: StudioMessage) => {
      // The same topic says one thing at a time.
      undoable.current[message.action ? 'add' : 'delete'](message.topic);
      latest.current.onMessage?.(message);
    },
    [latest],
  );
  const endTopic = useCallback((topic: string) => latest.current.onMessagesOver?.({ topic }), [latest]);
  const endUndo = useCallback(
    (topic: string) => {
      if (undoable.current.delete(topic)) endTopic(topic);
    },
    [endTopic],
  );
  const endUndos = useCallback(() => undoable.current.forEach(endUndo), [endUndo]);
  useEffect(() => {
    const topics = undoable.current;
    // What could be undone in a form goes with it.
    return () => topics.forEach(endTopic);
  }, [endTopic]);
  return { tell, endTopic, endUndo, endUndos };
}
