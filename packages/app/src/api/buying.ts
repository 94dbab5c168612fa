export { creditsApi } from './credits.ts';
export { plansApi } from './plans.ts';
