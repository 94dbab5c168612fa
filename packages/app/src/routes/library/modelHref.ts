import { routes } from '@kinora/contract';

/** The catalogue, with one model opened. */
export const modelHref = (id: string): string => `${routes.models.path}?model=${encodeURIComponent(id)}`;
