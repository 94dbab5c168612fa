import { useSyncExternalStore } from 'react';
import { Kbd, type KbdProps } from './Kbd.tsx';

// The system never changes under a page.
const never = () => () => {};
const here = () => (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? 'Cmd' : 'Ctrl');

export interface CommandKeyProps extends Omit<KbdProps, 'children'> {}

/**
 * The key that commands, as the system at hand calls it: Ctrl, or Cmd on a Mac. A server knows no system: it draws
 * Ctrl, and so does the first drawing over what it sent.
 */
export const CommandKey = (props: CommandKeyProps) => (
  <Kbd {...props}>{useSyncExternalStore(never, here, () => 'Ctrl')}</Kbd>
);
