export { Meter, meterShapes, meterTones } from './Meter.tsx';
export type { MeterProps, MeterShape, MeterTone } from './Meter.tsx';
