import * as v from 'valibot';
import { reportMessageLimit, reportReasons } from '../entities/album.ts';

const token = v.string('token is missing.');

/** What shared-album takes: the token of its link. */
export const sharedAlbumRequestSchema = v.object({ token });

/** What report-album takes. */
export const albumReportSchema = v.object({
  token,
  reason: v.picklist(reportReasons, `reason must be one of ${reportReasons.join(', ')}.`),
  message: v.optional(
    v.pipe(
      v.string('message must be text.'),
      v.trim(),
      v.maxLength(reportMessageLimit, `A message can have up to ${reportMessageLimit} characters.`),
    ),
    '',
  ),
});
