export { ModelDetails, type ModelDetailsProps } from './ModelDetails.tsx';
