export { AspectRatioPicker } from './AspectRatioPicker.tsx';
