import { fileSlots, type FileSlot, type MediaKind, type StudioTool } from '@kinora/contract';
import type { StudioModel } from '../studioModel.ts';

/** What tells of a form where files go. */
export type OpenForm = Pick<StudioModel<StudioTool>, 'tool' | 'draft' | 'limits'>;

/** The places for files, all or those of one kind, that a form shows and its engine makes something of. */
export const openSlots = ({ tool, draft, limits }: OpenForm, kind?: MediaKind): readonly FileSlot[] =>
  fileSlots(tool, draft, kind).filter(({ name }) => !limits.inputs[name]?.isIdle);
