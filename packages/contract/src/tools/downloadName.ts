import type { StudioCreation } from '../entities/creationShown.ts';
import { catalogue } from './catalogue.ts';
import { savedName } from './savedName.ts';

/** What a file is saved as: a name that says what is in it, with the ending of the file itself. */
export const downloadName = (creation: StudioCreation): string =>
  savedName(creation, catalogue.find(({ call }) => call.model === creation.model_used)?.fileName);
