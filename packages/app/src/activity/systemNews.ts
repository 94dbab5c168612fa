import { recall, remember, unlearn } from '../deviceMemory.ts';

const key = 'kinora-news';
const wanted = 'wanted';

/** Whether this browser can tell something outside its page at all. */
export const hasNews = (): boolean => 'Notification' in globalThis;

/** Whether the person wants to be told, and the browser still lets us. */
export const newsAreOn = (): boolean =>
  hasNews() && Notification.permission === 'granted' && recall(key) === wanted;

/** Asks the browser for its leave where it has not given it; false when it refuses. */
export async function switchNewsOn(): Promise<boolean> {
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') return false;
  remember(key, wanted);
  return true;
}

export const switchNewsOff = (): void => unlearn(key);
