import { routes } from '@kinora/contract';

/** One album of one's own. */
export const albumHref = (id: string): string => `${routes.albums.path}?album=${encodeURIComponent(id)}`;
