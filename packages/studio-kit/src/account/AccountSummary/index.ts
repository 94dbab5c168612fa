export { AccountSummary, type AccountSummaryProps } from './AccountSummary.tsx';
export type { DeedState } from './deedState.ts';
export type { Loaded } from './loaded.ts';
