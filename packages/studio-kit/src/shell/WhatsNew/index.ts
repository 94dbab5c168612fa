export { LateWhatsNew as WhatsNew } from './LateWhatsNew.tsx';
export type { WhatsNewProps } from './WhatsNew.tsx';
