export { upscaleAside, type Upscaled, type UpscaleRequest } from './upscaleAside.ts';
export type { UpscaleFactor } from './enlarged.ts';
export type { UpscaleStyleName } from './styles.ts';
