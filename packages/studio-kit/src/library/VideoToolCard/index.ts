export { VideoToolCard, type VideoToolCardProps } from './VideoToolCard.tsx';
