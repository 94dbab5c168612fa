const usual = 5;

/** KINORA_MOST_AT_ONCE: how many generations one person may have under way. */
export function mostAtOnceIn(env: Readonly<Record<string, string | undefined>>): number {
  const text = env['KINORA_MOST_AT_ONCE'] || String(usual);
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Error(`KINORA_MOST_AT_ONCE is "${text}", and it must be a whole number from 1 to 9999.`);
}
