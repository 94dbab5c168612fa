export { QuickStartTile, type QuickStartTileProps } from './QuickStartTile.tsx';
