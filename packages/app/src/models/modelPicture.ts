import type { AiModel } from '@kinora/contract';
import { pictures } from '../pictures/pictures.ts';
import { studioOf } from './studioOf.ts';

/** What a model looks like: by its own picture, else by the one we drew for it, else by that of its studio. */
export const modelPicture = (model: Pick<AiModel, 'id' | 'image' | 'tool'>): string | null =>
  model.image ?? pictures[`model/${model.id}`] ?? pictures[`tool/${studioOf(model).id}`] ?? null;
