export { LateModelDetails as ModelDetails } from './LateModelDetails.tsx';
export type { ModelDetailsProps } from './ModelDetails.tsx';
