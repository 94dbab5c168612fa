import { recall, remember, unlearn } from '../deviceMemory.ts';

const key = 'kinora-news';
const wanted = 'wanted';
const unable = 'unable';

/** Whether this browser can tell something outside its page at all. */
export const hasNews = (): boolean => 'Notification' in globalThis && recall(key) !== unable;

/** Whether the person wants to be told, and the browser still lets us. */
export const newsAreOn = (): boolean =>
  hasNews() && Notification.permission === 'granted' && recall(key) === wanted;

/** A message of the device; null where pages may ask for leave and are then shown nothing, as on most phones. */
export function tellOutside(title: string, options?: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    remember(key, unable);
    return null;
  }
}

/** Asks the browser for its leave where it has not given it; false when it refuses. */
export async function switchNewsOn(): Promise<boolean> {
  // Without leave nothing is shown, and whoever can't show anything says so before anybody is asked.
  if (Notification.permission !== 'granted' && !tellOutside('')) return false;
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') return false;
  remember(key, wanted);
  return true;
}

export const switchNewsOff = (): void => unlearn(key);
