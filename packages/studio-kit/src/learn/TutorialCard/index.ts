export { TutorialCard, type TutorialCardProps } from './TutorialCard.tsx';
