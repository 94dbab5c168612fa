export { mainId, StudioShell, type StudioShellProps } from './StudioShell.tsx';
