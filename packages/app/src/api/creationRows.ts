import { creationSchema, trashedCreationSchema } from '@kinora/contract';
import * as v from 'valibot';
import { isoTime } from './isoTime.ts';

const moment = v.pipe(v.string(), v.transform(isoTime));

/** A creation as PostgREST answers it. */
export const creationRow = v.object({ ...creationSchema.entries, created_at: moment });

export const creationRows = v.array(creationRow);

const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ items: v.array(item), total: v.number(), next: v.nullable(v.string()) });

export const creationPage = pageOf(creationRow);

export const trashPage = pageOf(
  v.object({ ...trashedCreationSchema.entries, created_at: moment, deleted_at: moment, purge_at: moment }),
);
