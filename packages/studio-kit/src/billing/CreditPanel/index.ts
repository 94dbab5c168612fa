export { CreditPanel, type CreditPanelProps, type CreditPanelState } from './CreditPanel.tsx';
