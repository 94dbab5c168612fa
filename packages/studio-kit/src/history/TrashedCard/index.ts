export { TrashedCard, type ShownTrash, type TrashedCardProps } from './TrashedCard.tsx';
