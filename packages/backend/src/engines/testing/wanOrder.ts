import { wanImageToVideo } from '@kinora/contract';
import type { EngineOrder, OrderedValue } from '../engine.ts';
import { heldFile } from '../heldFile.ts';

export const wanOrder = (
  picture: Uint8Array,
  values: Readonly<Record<string, OrderedValue>> = {},
  jobId = '00000000-0000-4000-8000-000000000001',
): EngineOrder => ({
  jobId,
  tool: wanImageToVideo,
  values: { image: 'u/in.jpg', prompt: 'Zoom in', duration: 2, motion: 5, ...values },
  files: { image: [heldFile({ bytes: picture, type: 'image/jpeg' })] },
});
