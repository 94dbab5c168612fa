/** One second of silence: 8 kHz, 8 bit, mono. */
export function silence(name = 'voice.wav'): File {
  const samples = 8000;
  const header = new DataView(new ArrayBuffer(44));
  const put = (offset: number, word: string) =>
    Array.from(word).forEach((letter, index) => header.setUint8(offset + index, letter.charCodeAt(0)));
  put(0, 'RIFF');
  header.setUint32(4, 36 + samples, true);
  put(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, samples, true);
  header.setUint32(28, samples, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  put(36, 'data');
  header.setUint32(40, samples, true);
  return new File([header, new Uint8Array(samples).fill(128)], name, { type: 'audio/wav' });
}
