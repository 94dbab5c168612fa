export { lowWindow as low } from '@kinora/design-system/css';
