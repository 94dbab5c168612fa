/** A statement that took longer than it may, with the code and status of hosted. */
export const timedOut = {
  words: 'canceling statement due to statement timeout',
  code: '57014',
  status: 500,
} as const;

/** A refusal of the data API, as hosted writes it. */
export const refusal = (
  { code, status }: { readonly code: string; readonly status: number },
  message: string,
): Response => Response.json({ code, details: null, hint: null, message }, { status });
