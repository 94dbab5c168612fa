export { Ledger, type LedgerProps } from './Ledger.tsx';
