import type { SupabaseClient } from '@supabase/supabase-js';

/** The one bucket there is: a private one, where a person's files lie under their own id. */
export const bucketOf = ({ storage }: SupabaseClient) => storage.from('creations');
