/** What an operator sets, named in every sentence about it. */
export const settings = {
  certificate: 'KINORA_SIGNING_CERTIFICATE',
  key: 'KINORA_SIGNING_KEY',
} as const;
