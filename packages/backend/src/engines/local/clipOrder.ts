import { wanImageToVideo, type Values } from '@kinora/contract';
import type { ImageToVideo } from '@kinora/media/node';
import type { EngineOrder } from '../engine.ts';

type Mapping = (order: EngineOrder) => ImageToVideo;

/** How the local renderer does each tool it can do. */
const mappings: Readonly<Record<string, Mapping>> = {
  [wanImageToVideo.id]: (order) => {
    const values = order.values as Values<typeof wanImageToVideo>;
    return {
      picture: order.files['image']!.bytes,
      prompt: values.prompt,
      seconds: values.duration,
      strength: values.motion,
      tool: order.tool.id,
      model: order.tool.call.model,
    };
  },
};

export const canRender = (toolId: string): boolean => toolId in mappings;

export const clipOrder = (order: EngineOrder): ImageToVideo => mappings[order.tool.id]!(order);
