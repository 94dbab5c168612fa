export { TrainedModelCard, type TrainedModelCardProps } from './TrainedModelCard.tsx';
