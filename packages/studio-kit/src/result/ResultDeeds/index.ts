export { ResultDeeds, type ResultDeedsProps } from './ResultDeeds.tsx';
