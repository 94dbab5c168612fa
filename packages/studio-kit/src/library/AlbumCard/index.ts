export { AlbumCard, type AlbumCardProps } from './AlbumCard.tsx';
