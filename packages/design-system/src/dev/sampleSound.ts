const rate = 8000;
const seconds = 3;

const littleEndian = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 255);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** For stories: three seconds of a soft tone, made on the spot. */
function wave(): Uint8Array {
  const length = rate * seconds;
  const samples = Array.from({ length }, (_, at) => {
    const fade = Math.sin((Math.PI * at) / length);
    return Math.round(128 + 40 * fade * Math.sin((2 * Math.PI * 220 * at) / rate));
  });
  return Uint8Array.from([
    ...ascii('RIFF'),
    ...littleEndian(36 + length, 4),
    ...ascii('WAVEfmt '),
    ...littleEndian(16, 4),
    ...littleEndian(1, 2),
    ...littleEndian(1, 2),
    ...littleEndian(rate, 4),
    ...littleEndian(rate, 4),
    ...littleEndian(1, 2),
    ...littleEndian(8, 2),
    ...ascii('data'),
    ...littleEndian(length, 4),
    ...samples,
  ]);
}

export const sampleSound = `data:audio/wav;base64,${btoa(String.fromCharCode(...wave()))}`;
export const brokenSound = 'data:audio/wav;base64,AAAA';
