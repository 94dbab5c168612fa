// Pictures for stories, drawn in a few lines each: a person's pictures are the only colour in the room.
const drawn = (width: number, height: number, marks: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${marks}</svg>`,
  )}`;

const fade = (id: string, stops: readonly (readonly [at: number, colour: string])[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

export const samplePictures = {
  'Sea at dusk': drawn(
    300,
    200,
    `<defs>${fade('a', [
      [0, '#22334f'],
      [0.6, '#e0955a'],
      [1, '#f6d59a'],
    ])}</defs><rect width="300" height="200" fill="url(#a)"/><circle cx="196" cy="112" r="20" fill="#fbe6b2"/><path d="M0 128h300v72H0z" fill="#1c3a4c"/><path d="M150 140h92v3h-92zm-20 14h130v3H130zm34 16h70v3h-70z" fill="#e8b074" opacity=".6"/>`,
  ),
  'Hills in fog': drawn(
    300,
    200,
    `<rect width="300" height="200" fill="#cfd8d3"/><path d="M0 96q60-44 122-8t178-20v132H0z" fill="#9fb3a8"/><path d="M0 132q74-44 150-6t150-10v84H0z" fill="#6b8a7a"/><path d="M0 166q90-34 170-4t130-6v44H0z" fill="#385345"/>`,
  ),
  'Window at night': drawn(
    300,
    200,
    `<rect width="300" height="200" fill="#131a2b"/><path d="M60 30h74v140H60z" fill="#f2b84b"/><path d="M95 30h4v140h-4zM60 96h74v4H60z" fill="#131a2b"/><path d="M170 52h50v118h-50z" fill="#31436b"/><path d="M0 170h300v30H0z" fill="#0b0f1a"/>`,
  ),
  'Red balloon': drawn(
    300,
    200,
    `<rect width="300" height="200" fill="#a9d2e8"/><ellipse cx="160" cy="78" rx="38" ry="46" fill="#d23b34"/><path d="M154 123l12 0-6 10z" fill="#a82a25"/><path d="M160 133q-10 26 2 56" stroke="#4a4a4a" fill="none"/><path d="M0 178q150-24 300 0v22H0z" fill="#6fa35b"/>`,
  ),
  'Paper boat': drawn(
    300,
    200,
    `<rect width="300" height="200" fill="#f3ead7"/><path d="M0 120h300v80H0z" fill="#4f8fa8"/><path d="M92 116h116l-24 34h-68z" fill="#fffdf6"/><path d="M150 56l34 60h-68z" fill="#efe3c8"/>`,
  ),
  'Moon over trees': drawn(
    300,
    200,
    `<rect width="300" height="200" fill="#3d2b56"/><circle cx="214" cy="62" r="26" fill="#f0e3ff"/><path d="M0 200l36-96 30 96 34-120 40 120 30-84 34 84 38-112 58 112z" fill="#1c1130"/>`,
  ),
} as const;

export type SamplePicture = keyof typeof samplePictures;
export const samplePictureNames = Object.keys(samplePictures) as readonly SamplePicture[];
