import { createToastQueue, useFetchedWhen } from '@kinora/design-system';
import { useState } from 'react';
import { fetchToasts } from '../late/lateCode.ts';
import type { MessageEvents, StudioMessage } from './studioMessage.ts';

/** A studio tells in passing by itself where whoever shows it does not. */
export function useOwnMessages({ onMessage, onMessagesOver }: MessageEvents) {
  const [toasts] = useState(createToastQueue);
  const late = useFetchedWhen(!onMessage, fetchToasts);
  return {
    onMessage: onMessage ?? ((message: StudioMessage) => void toasts.add(message)),
    onMessagesOver: onMessagesOver ?? (({ topic }: { topic: string }) => toasts.end(topic)),
    messages: !onMessage && late && <late.ToastRegion queue={toasts} />,
  };
}
