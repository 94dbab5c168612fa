import type { StudioCreation } from '../entities/creationShown.ts';
import { savedName } from './savedName.ts';
import { toolOf } from './serverTools.ts';

/** What a file is saved as: a name that says what is in it, with the ending of the file itself. */
export const downloadName = (creation: StudioCreation): string =>
  savedName(creation, toolOf(creation)?.fileName);
