export { AccountSummary, type AccountSummaryProps, type DeedState } from './AccountSummary.tsx';
export type { Loaded } from './loaded.ts';
