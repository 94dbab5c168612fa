/** The code that speaks to the server; it comes when it is first needed, or in a quiet moment before. */
export const fetchAdapter = () => import('./createSupabaseStudioApi.ts');
