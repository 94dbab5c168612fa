export { Ledger, type LedgerProps, type ShownEntry } from './Ledger.tsx';
