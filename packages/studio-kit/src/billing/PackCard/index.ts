export { PackCard, type PackCardProps } from './PackCard.tsx';
