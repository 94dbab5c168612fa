/** One movie's or fragment's boxes, in memory; `origin` is where they lie in the file. */
export interface Boxes {
  readonly view: DataView;
  readonly origin: number;
}

/** Told of a file whose tables claim more than it holds. */
export class UnsoundTable extends Error {}

/** More than two and a half hours have, at sixty pictures a second. */
const mostSamples = 600_000;
/** So few are read in no time, whatever holds them. */
const fewSamples = 65_536;
const mostTracks = 32;
const deepest = 16;
/** In bytes, of all descriptions of samples together. */
const mostDescribed = 262_144;
const mostBoxes = 200_000;
const mostUseless = 4_096;
/** Of all tables together; each becomes something in memory. */
const mostEntries = 4_000_000;

const containers = new Set('trak mdia minf dinf edts stbl mvex traf moov moof sinf schi wave'.split(' '));
/** Nothing in them says how long or how large a clip is. */
const ofNoUse = new Set('udta meta keys ilst pssh saiz saio senc sidx mfra tfra'.split(' '));
/** What has no place among the descriptions of samples, where boxes lie at places of their own. */
const foreign = new Set(
  [...containers, ...ofNoUse, ...'stsd stts ctts stsc stsz stz2 stss stco co64 trun elst'.split(' ')]
    .filter((name) => !['sinf', 'schi', 'wave'].includes(name))
    .map(wordOf),
);

/** In bytes, where the entries of a table begin in its box, and how long each is. */
const tables: Readonly<Record<string, readonly [head: number, entry: number]>> = {
  stts: [8, 8],
  ctts: [8, 8],
  stsc: [8, 12],
  stss: [8, 4],
  stco: [8, 4],
  co64: [8, 8],
};

function wordOf(name: string): number {
  return [...name].reduce((word, letter) => word * 256 + letter.charCodeAt(0), 0);
}

function hold(isSound: boolean, what: string): asserts isSound {
  if (!isSound) throw new UnsoundTable(what);
}

interface Track {
  timed: number;
  shifted: number;
}

export interface TableCheck {
  /** Goes through these boxes; answers where they hold the name of one that is of no use. */
  readonly check: (boxes: Boxes) => readonly number[];
  /** Of this file, in pieces that are read one after another. */
  readonly hasFragments: () => boolean;
}

/** What a file says of itself is believed as far as its own bytes reach: some tables need none for each entry. */
export function tableCheck(fileSize: number): TableCheck {
  const mostHere = Math.max(fewSamples, fileSize);
  const most = Math.min(mostSamples, mostHere);
  let tracks = 0;
  let boxes = 0;
  let entries = 0;
  let described = 0;
  let useless = 0;
  let inFragments = 0;
  let hasFragments = false;

  return {
    hasFragments: () => hasFragments,
    check({ view, origin }) {
      const found: number[] = [];
      walk(0, view.byteLength, 0, { timed: 0, shifted: 0 });
      return found;

      function walk(from: number, end: number, depth: number, track: Track): void {
        hold(depth <= deepest, 'depth');
        let runsOf = 0;
        for (let at = from; end - at >= 8;) {
          hold((boxes += 1) <= mostBoxes, 'boxes');
          const short = view.getUint32(at);
          const name = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at + 4, 4));
          const head = short === 1 ? 16 : 8;
          if (end - at < head) return;
          const size = short === 1 ? view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) : short;
          // Whoever reads it ends here as well.
          if (size < head) return;
          hold(at + size <= end, name);
          const body = at + head;
          const next = at + size;
          if (ofNoUse.has(name)) {
            hold((useless += 1) <= mostUseless, name);
            found.push(origin + at + 4);
          } else if (name === 'trak') {
            hold((tracks += 1) <= mostTracks, name);
            const own = { timed: 0, shifted: 0 };
            walk(body, next, depth + 1, own);
            hold(own.shifted === 0 || own.timed <= most, 'stts');
          } else if (containers.has(name)) {
            hasFragments ||= name === 'mvex';
            // Each of them is sorted again by what reads it.
            if (name === 'traf') hold((runsOf += 1) <= Math.max(1, tracks), name);
            walk(body, next, depth + 1, track);
          } else look(name, body, next, track);
          at = next;
        }
      }

      function look(name: string, body: number, end: number, track: Track): void {
        const word = (at: number) => {
          hold(body + at + 4 <= end, name);
          return view.getUint32(body + at);
        };
        /** A table of so many: each has its bytes here, and becomes something in memory. */
        const holdEntries = (count: number, bits: number, first: number) => {
          hold(first + Math.ceil((count * bits) / 8) <= end - body, name);
          hold((entries += count) <= mostEntries, name);
        };
        const table = tables[name];
        if (table) {
          const [first, length] = table;
          const count = word(first - 4);
          holdEntries(count, length * 8, first);
          if (name === 'stts') track.timed += sum(body + first, count);
          if (name === 'ctts') track.shifted += sum(body + first, count);
          hold(track.timed <= mostHere && track.shifted <= most, name);
          if (name === 'stsc') chunks(body + first, count);
        } else if (name === 'stsz') holdEntries(word(4) > 0 ? 0 : word(8), 32, 12);
        else if (name === 'stz2') {
          const bits = word(4) % 256;
          hold([4, 8, 16].includes(bits), name);
          holdEntries(word(8), bits, 12);
        } else if (name === 'elst') holdEntries(word(4), word(0) >= 2 ** 24 ? 160 : 96, 8);
        else if (name === 'trun') {
          const flags = word(0);
          const words = (mask: number) => (flags & mask).toString(2).replaceAll('0', '').length;
          const count = word(4);
          hold(8 + words(0x5) * 4 + count * words(0xf00) * 4 <= end - body, name);
          // Each track reads the fragments anew.
          inFragments += count;
          hold(inFragments * Math.max(2, tracks) <= 2 * most, name);
        } else if (name === 'stsd') descriptions(body, end);
      }

      /** Of how many samples so many runs tell. */
      function sum(from: number, count: number): number {
        let samples = 0;
        for (let entry = 0; entry < count; entry += 1) samples += view.getUint32(from + entry * 8);
        return samples;
      }

      function chunks(from: number, count: number): void {
        let last = 0;
        for (let entry = 0; entry < count; entry += 1) {
          const first = view.getUint32(from + entry * 12);
          hold(first > last && first <= most, 'stsc');
          hold(view.getUint32(from + entry * 12 + 4) <= mostHere, 'stsc');
          last = first;
        }
      }

      function descriptions(from: number, end: number): void {
        hold((described += end - from) <= mostDescribed, 'stsd');
        for (let at = from; at + 4 <= end; at += 1) hold(!foreign.has(view.getUint32(at)), 'stsd');
      }
    },
  };
}
