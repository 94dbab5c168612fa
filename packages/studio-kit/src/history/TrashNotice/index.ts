export { TrashNotice, type TrashNoticeProps } from './TrashNotice.tsx';
