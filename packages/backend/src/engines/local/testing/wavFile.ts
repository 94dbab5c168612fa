/** A WAV file of a steady tone. */
export const tone = (seconds: number): Uint8Array =>
  wavFile(seconds, (at) => Math.round(Math.sin(at * 440 * Math.PI * 2) * 12_000));

/** A WAV file of so many seconds, with a sample for each moment. */
export function wavFile(seconds: number, sampleAt: (second: number) => number): Uint8Array {
  const rate = 8000;
  const samples = Math.round(seconds * rate);
  const bytes = new Uint8Array(44 + samples * 2);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF'), 0);
  view.setUint32(4, bytes.length - 8, true);
  bytes.set(new TextEncoder().encode('WAVEfmt '), 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  view.setUint32(40, samples * 2, true);
  for (let i = 0; i < samples; i++) view.setInt16(44 + i * 2, sampleAt(i / rate), true);
  return bytes;
}
