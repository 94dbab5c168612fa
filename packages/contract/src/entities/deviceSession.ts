import * as v from 'valibot';

/** A place where the account is signed in, as my_sessions answers. */
export const deviceSessionSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  last_used_at: v.string(),
  user_agent: v.nullable(v.string()),
  is_current: v.boolean(),
});

export type DeviceSession = v.InferOutput<typeof deviceSessionSchema>;

/** What a line of the places is drawn of. */
export type ShownDevice = Pick<
  DeviceSession,
  'id' | 'created_at' | 'last_used_at' | 'user_agent' | 'is_current'
>;
