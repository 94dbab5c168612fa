export { GenerateBar, type GenerateBarProps } from './GenerateBar.tsx';
