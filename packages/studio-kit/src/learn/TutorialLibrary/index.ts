export { TutorialLibrary, type TutorialLibraryProps } from './TutorialLibrary.tsx';
