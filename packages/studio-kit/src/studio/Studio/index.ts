export { Studio, type StudioProps } from './Studio.tsx';
