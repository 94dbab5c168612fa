export { CardFace, type CardFaceProps } from './CardFace.tsx';
