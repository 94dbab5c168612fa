export { Notice } from './Notice.tsx';
export type { NoticeProps } from './Notice.tsx';
export { noticeTones } from './toneGlyphs.ts';
export type { NoticeTone } from './toneGlyphs.ts';
