export { createSupabaseStudioApi } from './createSupabaseStudioApi.ts';
export type { ServerAddress, Environment } from './environment.ts';
