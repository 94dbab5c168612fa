import * as v from 'valibot';
import { ownId } from './ownId.ts';

/** What retry-generation takes. */
export const retrialSchema = v.object({ creation_id: ownId('creation_id') });
