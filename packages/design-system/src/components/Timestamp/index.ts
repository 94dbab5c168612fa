export { ClockProvider, useClock } from './ClockProvider.tsx';
export type { Clock, ClockProviderProps } from './ClockProvider.tsx';
export { Timestamp } from './Timestamp.tsx';
export type { TimestampProps } from './Timestamp.tsx';
export { timestampFormats } from './timestampText.ts';
export type { TimestampFormat } from './timestampText.ts';
