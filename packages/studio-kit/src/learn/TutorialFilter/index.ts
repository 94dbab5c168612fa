export { TutorialFilter, type TutorialFilterProps } from './TutorialFilter.tsx';
