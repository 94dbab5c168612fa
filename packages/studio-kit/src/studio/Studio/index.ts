export { Studio, type FinishedEvent, type StudioProps } from './Studio.tsx';
