export { describeAside } from './describeAside.ts';
export type { Description } from './describePicture.ts';
export type { FoundSettings } from '../read/foundSettings.ts';
