/** A WAV file of one tone that swells and falls away twice a second. */
export function tone(seconds: number, rate = 22_050): Uint8Array {
  const samples = Math.round(seconds * rate);
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  for (let i = 0; i < samples; i++) {
    const swell = Math.sin((i / rate) * Math.PI * 2) ** 2;
    bytes.writeInt16LE(Math.round(Math.sin((i / rate) * 440 * Math.PI * 2) * 14_000 * swell), 44 + i * 2);
  }
  return bytes;
}
