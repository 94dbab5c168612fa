export { Meter, meterTones } from './Meter.tsx';
export type { MeterProps, MeterTone } from './Meter.tsx';
