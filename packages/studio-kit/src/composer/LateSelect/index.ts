export { LateSelect } from './LateSelect.tsx';
