export { CommandKey } from './CommandKey.tsx';
export type { CommandKeyProps } from './CommandKey.tsx';
export { Kbd } from './Kbd.tsx';
export type { KbdProps } from './Kbd.tsx';
