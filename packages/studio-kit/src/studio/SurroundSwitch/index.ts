export { LateSurroundSwitch as SurroundSwitch } from './LateSurroundSwitch.tsx';
export type { SurroundSwitchProps } from './SurroundSwitch.tsx';
