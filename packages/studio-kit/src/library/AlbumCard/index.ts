export { AlbumCard, type AlbumCardProps, type ShownAlbum } from './AlbumCard.tsx';
