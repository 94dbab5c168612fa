import * as v from 'valibot';

/** What export-data answers: where the archive is had once, and until when. */
export const dataExportSchema = v.object({ url: v.string(), expires_at: v.string() });
