export { BillingToggle, type BillingToggleProps } from './BillingToggle.tsx';
