const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Seconds as a player writes them: '0:04', '12:30', '1:02:03'; with tenths '0:04.2'. */
export function mediaTime(seconds: number, hasTenths = false): string {
  const safe = Math.max(0, Number.isFinite(seconds) ? seconds : 0);
  const tenths = Math.floor(safe * 10 + 1e-4);
  const whole = Math.floor(tenths / 10);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const clock = hours
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(whole % 60)}`
    : `${minutes}:${twoDigits(whole % 60)}`;
  return hasTenths ? `${clock}.${tenths % 10}` : clock;
}

/** How far one press of an arrow goes: a frame of a short clip, a two-hundredth of a long one. */
export function seekStep(length: number, frame: number): number {
  return Math.max(frame, length / 200);
}
