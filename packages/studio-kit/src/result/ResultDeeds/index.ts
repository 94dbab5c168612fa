export { creationFacts } from './creationFacts.ts';
export { ResultDeeds, type ResultDeedsProps } from './ResultDeeds.tsx';
