export { FilmEdge } from './FilmEdge.tsx';
export type { FilmEdgeProps } from './FilmEdge.tsx';
