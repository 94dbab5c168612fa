import * as v from 'valibot';

/** How much of an account's room for uploads is taken, as upload_room answers. */
export const uploadRoomSchema = v.object({
  used_bytes: v.number(),
  most_bytes: v.number(),
  files: v.number(),
  most_files: v.number(),
});
