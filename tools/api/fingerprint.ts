import { createHash } from 'node:crypto';

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');
