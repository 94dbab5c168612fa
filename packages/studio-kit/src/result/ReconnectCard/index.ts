export { ReconnectCard, type ReconnectCardProps } from './ReconnectCard.tsx';
