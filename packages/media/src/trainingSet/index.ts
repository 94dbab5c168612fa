export { lookAtSet } from './lookAtSet.ts';
export type { SetRemark } from './remarks.ts';
