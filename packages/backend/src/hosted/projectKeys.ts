type Environment = Readonly<Record<string, string | undefined>>;

/** A project's keys of today come as a dictionary by name; the usual one is called 'default'. */
function named(dictionary: string | undefined): string | undefined {
  if (!dictionary) return undefined;
  try {
    const keys = JSON.parse(dictionary) as Readonly<Record<string, unknown>>;
    const key = keys['default'] ?? Object.values(keys)[0];
    return typeof key === 'string' && key !== '' ? key : undefined;
  } catch {
    return undefined;
  }
}

function keyIn(env: Environment, dictionary: string, single: string): string {
  const key = named(env[dictionary]) ?? env[single];
  if (key) return key;
  throw new Error(
    `Neither ${dictionary} nor ${single} is set: these functions run on Supabase, which sets them.`,
  );
}

/** The project's keys as Supabase gives them to functions: those of today, or the older ones where there are no others. */
export const projectKeys = (env: Environment) => ({
  publishable: keyIn(env, 'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
  secret: keyIn(env, 'SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
});
