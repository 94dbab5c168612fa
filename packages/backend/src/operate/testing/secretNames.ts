/** What only the server may know. Nothing that a browser gets may hold one of these, by name or by value. */
export const secretNames = [
  'FAL_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_DB_URL',
  'SMTP_URL',
  'KINORA_SCHEDULE_SECRET',
  'KINORA_SIGNING_KEY',
] as const;
