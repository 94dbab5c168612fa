export { FileName } from './FileName.tsx';
