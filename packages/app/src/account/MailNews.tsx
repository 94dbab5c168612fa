import type { MailReturn } from './mailReturn.ts';
import { useMailReturn } from './useMailReturn.ts';

/** Whoever came by a link in a mail is told what became of it. */
export default function MailNews({ mailReturn }: { mailReturn: MailReturn }) {
  useMailReturn(mailReturn);
  return null;
}
