/** What a log must never hold, wherever it comes from, and what stands there instead. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/data:[a-z]+\/[\w.+-]+;base64,[\w+/=]+/gi, '[file]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bsb_(publishable|secret)_[\w-]+/g, '[key]'],
  [/\b(sk|rk|pk|whsec)_[\w-]{8,}/g, '[key]'],
  [/\b(Bearer|Key|Basic)\s+[\w.:+/=~-]{8,}/gi, '$1 [key]'],
  [/([?&](?:token|apikey|code|ticket|token_hash)=)[^&\s"']+/gi, '$1[key]'],
  [/(\w+:\/\/)[^\s/:@]+:[^\s/@]+@/g, '$1[key]@'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[mail address]'],
  [/\b(?!127\.0\.0\.1\b)(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
  [/(?<![\w:])(?=(?:[0-9a-f]*:){3})[0-9a-f:]{6,}(?![\w:])/gi, '[address]'],
];

/** A line without keys, tokens, files, and the addresses of people and machines. */
export const redacted = (line: string): string =>
  secrets.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
