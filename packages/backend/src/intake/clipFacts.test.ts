import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type IsobmffOutputFormatOptions,
} from 'mediabunny';
import { expect, it } from 'vitest';
import { heldClip } from './clipBytes.ts';
import { clipFacts } from './clipFacts.ts';
import { box, claimingClips, clipWith, fragmented, table, u32 } from './testing/claimingClips.ts';
import { lookAt } from './lookAt.ts';
import { pacedClip } from './pacedClip.ts';
import { UnsoundTable } from './clipTables.ts';
import { soundClip } from './soundClip.ts';

async function written(Format: typeof Mp4OutputFormat, options: IsobmffOutputFormatOptions, seconds = 7) {
  const target = new BufferTarget();
  const output = new Output({ format: new Format(options), target });
  const pictures = new EncodedVideoPacketSource('vp9');
  const sound = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(pictures, { rotation: 90 });
  output.addAudioTrack(sound);
  await output.start();
  for (let at = 0; at < seconds; at += 0.5) {
    const kind = Number.isInteger(at) ? 'key' : 'delta';
    await pictures.add(new EncodedPacket(Uint8Array.of(1, 2, 3, 4), kind, at, 0.5), {
      decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 },
    });
    await sound.add(new EncodedPacket(Uint8Array.of(1, 2, 3, 4), 'key', at, 0.5), {
      decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 },
    });
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
}

it.each([
  ['flat MP4', Mp4OutputFormat, { fastStart: false }],
  ['MP4 that begins with its index', Mp4OutputFormat, { fastStart: 'in-memory' }],
  ['MP4 in fragments', Mp4OutputFormat, { fastStart: 'fragmented', minimumFragmentDuration: 1 }],
  ['MOV', MovOutputFormat, { fastStart: false }],
] as const)(
  'a %s says how long and how large it is, as whoever reads all of it says',
  async (_, Format, options) => {
    const bytes = await written(Format, options);
    const whole = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
    expect(await clipFacts(heldClip(bytes))).toEqual({
      seconds: await whole.computeDuration(),
      width: 360,
      height: 640,
      hasSound: true,
    });
  },
);

it.each([
  ['pictures', clipWith({})],
  ['a sound', clipWith({ isSound: true })],
  ['fragments', fragmented(25, 4)],
])('a small file of %s with sound tables is read', async (_, bytes) => {
  expect(await clipFacts(heldClip(bytes))).not.toBeNull();
});

it.each(Object.entries(claimingClips))(
  'a file with %s is damaged, and is not counted through',
  async (_, bytes) => {
    expect(bytes.byteLength).toBeLessThan(20_000);
    await expect(soundClip(heldClip(bytes))).rejects.toThrow(UnsoundTable);
    expect(await lookAt('video', bytes)).toMatchObject({
      objection: expect.stringContaining('is damaged or incomplete') as string,
    });
  },
);

it('what an MP4 says beside length and size is not shown to whoever reads it', async () => {
  // Entries of no length would be counted without end.
  const keys = table('keys', 0, 5_000_000, 0, 0);
  const bytes = clipWith({ more: box('meta', u32(0), keys) });
  const { size, read } = await soundClip(heldClip(bytes));
  const shown = Buffer.from(await read(0, size));
  expect([bytes.includes('meta'), shown.includes('meta'), shown.includes('free')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await clipFacts(heldClip(bytes))).toEqual({ seconds: 1, width: 320, height: 180, hasSound: false });
});

it('the index at the end of an MP4 in fragments leads nowhere', async () => {
  const index = box('mfra', table('mfro', 0, 24));
  const bytes = Buffer.concat([fragmented(25, 2), index]);
  const { size, read } = await soundClip(heldClip(bytes));
  expect([...(await read(size - 6, size))].slice(-4)).toEqual([0, 0, 0, 0]);
  expect([...(await read(size - 2, size))]).toEqual([0, 0]);
});

it('a WebM whose index is larger than a film is damaged', async () => {
  // Points at one and the same time, which are taken out one by one.
  const point = Buffer.from([0xbb, 0x8b, 0xb3, 0x81, 0, 0xb7, 0x86, 0xf7, 0x81, 1, 0xf1, 0x81, 0]);
  const sized = (id: string, body: Buffer) =>
    Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x08]), u32(body.byteLength), body].map(Buffer.from));
  const webm = (points: number) =>
    Buffer.concat([
      Buffer.from('1a45dfa3874282847765626d', 'hex'),
      sized('18538067', sized('1c53bb6b', Buffer.concat(Array.from({ length: points }, () => point)))),
    ]);
  let longest = 0;
  const watched = (bytes: Buffer) => ({
    size: bytes.byteLength,
    read(start: number, end: number) {
      longest = Math.max(longest, end - start);
      return bytes.subarray(start, end);
    },
  });
  await clipFacts(watched(webm(1_000)));
  expect(longest).toBe(13_000);
  expect(await clipFacts(watched(webm(40_000)))).toBeNull();
  expect(longest).toBe(13_000);
});

it('a clip is read in short turns, and given up when they are too many', async () => {
  let now = 0;
  const bytes = heldClip(new Uint8Array(8));
  const paced = pacedClip(bytes, () => now);
  let others = 0;
  const beat = setInterval(() => (others += 1), 0);
  const readAll = async () => {
    for (let turn = 0; turn < 1_000; turn += 1) {
      await paced.read(0, 8);
      now += 30;
    }
  };
  await expect(readAll()).rejects.toThrow('This takes too long.');
  clearInterval(beat);
  expect([now > 7_000, now < 9_000, others > 10]).toEqual([true, true, true]);
});
