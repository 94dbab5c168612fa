/** Drawn pictures of the looks that tools offer, all of one harbour, so that only the look differs. */
const [width, height] = [64, 40];

const band = (fill: string, top = 0) => `<path fill='${fill}' d='M0 ${top}h${width}v${height}H0z'/>`;

const fade = (id: string, above: string, below: string) =>
  `<linearGradient id='${id}' x2='0' y2='1'><stop stop-color='${above}'/><stop offset='.65' stop-color='${below}'/></linearGradient>`;

const coast = 'M10 30l1.6-17h3.8L17 30zM10.4 12l3.1-4 3.1 4zM0 31q14-6 30 1t34-3v11H0z';

/** Sky, sun, sea and coast with its lighthouse. */
const harbour = (sky: string, sun: string, sea: string, land: string, ink = '') =>
  `${band(sky)}<g ${ink}><circle cx='43' cy='17' r='6.5' fill='${sun}'/>${band(sea, 26)}<path fill='${land}' d='${coast}'/></g>`;

const strokes = (colour: string, weight: number, path: string) =>
  `<path fill='none' stroke='${colour}' stroke-width='${weight}' stroke-linecap='round' d='${path}'/>`;

/** Part of a drawing, from one side to another. */
const slice = (from: number, to: number, drawing: string) =>
  `<svg x='${from}' width='${to - from}' height='${height}' viewBox='${from} 0 ${to - from} ${height}'>${drawing}</svg>`;

const realistic = `${fade('r', '#68a', '#ec8')}${harbour('url(#r)', '#fec', '#468', '#233')}`;

const artistic =
  harbour('#eb4', '#feb', '#377', '#532') +
  strokes('#c62', 3, 'M1 5q9-5 18 0t19-1 24 1M2 22q8-4 15-1t12 0') +
  strokes('#ed8', 2.4, 'M30 17a13 12 0 0 1 26-1M33 24q10 4 20 0M4 13q9-4 20 1') +
  strokes('#7ba', 2.4, 'M22 29q10-3 19 0t21-1M34 33q9-3 17 0');

const cartoon =
  harbour('#8df', '#fc4', '#38e', '#5c5', "stroke='#111' stroke-width='1.8'") +
  "<path fill='#fff' stroke='#111' stroke-width='1.6' d='M22 12a4 4 0 0 1 7-3 4 4 0 0 1 6 4q0 2-3 2h-8q-3 0-2-3z'/>";

const abstract = `${band('#edc')}<circle cx='43' cy='16' r='12' fill='#d43'/><path fill='#259' d='M4 40 18 4l14 36z'/><path fill='#eb2' d='M30 24h34v9H30z'/><path fill='#122' d='M0 33h26v3H0zM52 0h3v40h-3z'/>`;

const anime =
  fade('a', '#38f', '#def') +
  harbour('url(#a)', '#fff', '#26d', '#275') +
  "<path fill='#fff' d='M22 26c-3-5 2-8 5-8 0-6 8-9 12-4 5-4 12 0 10 5 6 0 8 5 5 7z'/><path fill='#bdf' d='M24 26q8-5 15-1 6-5 14 1z'/>" +
  "<path fill='#f9c' d='M6 6l3-1-1 3zM30 7l3 1-3 2zM50 32l3-1-1 3z'/>";

const photographic = `${band('#112')}<g fill-opacity='.55'><circle cx='46' cy='14' r='9' fill='#ea5'/><circle cx='32' cy='9' r='5' fill='#fd9'/><circle cx='57' cy='26' r='6' fill='#d63'/><circle cx='35' cy='25' r='7' fill='#8ac'/><circle cx='24' cy='17' r='4' fill='#ec8'/></g><path fill='#000' stroke='#edb' stroke-width='.5' d='${coast}'/>`;

const digitalArt = `${band('#215')}<path fill='#53b' d='M0 0h30L14 22zM64 0v18L42 10z'/><path fill='#f6a' d='M30 0l12 10-14 12zM42 10l22 8-18 10z'/><path fill='#fb5' d='M28 22l14-12 4 18z'/><path fill='#1bc' d='M0 0l14 22L0 32zM28 22l18 6-20 12z'/><path fill='#178' d='M14 22h14l-2 18H0v-8z'/><path fill='#145' d='M46 28l18-10v22H26z'/>`;

const render3d = `<radialGradient id='b' cx='.35' cy='.3'><stop stop-color='#fed'/><stop offset='.35' stop-color='#ea4'/><stop offset='1' stop-color='#631'/></radialGradient>${fade('f', '#eee', '#aab')}${band('url(#f)')}<ellipse cx='44' cy='33' rx='14' ry='3' fill-opacity='.35'/><circle cx='42' cy='21' r='12' fill='url(#b)'/><path fill='#8ce' d='M6 18l10-4 10 4-10 4z'/><path fill='#48b' d='M6 18l10 4v12L6 30z'/><path fill='#358' d='M26 18l-10 4v12l10-4z'/>`;

const graded = (from: number, to: number, ...colours: [string, string, string, string]) =>
  slice(from, to, harbour(...colours));

const cyberpunk = `${fade('c', '#103', '#727')}${band('url(#c)')}<circle cx='40' cy='19' r='11' fill='#f48'/>${strokes('#416', 1.3, 'M27 18h26M27 22h26M27 26h26')}<path fill='#102' d='M0 40V14h8v6h5V8h8v16h5v-8h6v14h16v-8h7V12h6v28z'/>${strokes('#2ee', 1, 'M3 18v8M15.5 12v10M18.5 12v6M29 20v7M58.5 16v9M51 26v6')}`;

const vintage = `${harbour('#db8', '#eec', '#a85', '#642')}<path fill='none' stroke='#321' stroke-opacity='.45' stroke-width='9' d='M0 0h64v40H0z'/>${strokes('#fed', 0.5, 'M22 0v40M23 6v20M51 0v40M8 4v12')}<path fill='none' stroke='#fec' stroke-width='4' d='M0 0h64v40H0z'/>`;

const noir = `${harbour('#333', '#eee', '#222', '#000')}<path fill='#fff' fill-opacity='.8' d='M15 10 64 0v9L15 12z'/>${strokes('#000', 2, 'M0 3h64M0 9h64M0 15h64M0 21h64')}`;

const drawings: Readonly<Record<string, string>> = {
  realistic,
  artistic,
  cartoon,
  abstract,
  anime,
  photographic,
  'digital-art': digitalArt,
  '3d-render': render3d,
  general: realistic,
  photo: photographic,
  art: artistic,
  style_transfer: slice(0, 32, realistic) + slice(32, 64, artistic) + strokes('#fff', 1.2, 'M32 0v40'),
  color_grading:
    graded(0, 22, '#156', '#bee', '#134', '#023') +
    graded(22, 43, '#89a', '#eee', '#577', '#333') +
    graded(43, 64, '#d73', '#fda', '#841', '#311'),
  vintage_filter: vintage,
  cyberpunk,
  anime_style: anime,
  noir,
};

const all = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(drawings).map(([value, drawing]) => [
      value,
      `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${drawing}</svg>`)}`,
    ]),
  );

/** By the value of its option; what is not here has no picture. */
export const samplePictures = /* @__PURE__ */ all();
