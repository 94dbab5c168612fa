export { PackCard, type PackCardProps, type ShownPack } from './PackCard.tsx';
