import type { CameraMove } from './cameraMove.ts';
import { randomFrom } from '../chance/randomFrom.ts';

/** Words that ask for a move. Longer phrases stand first, so that 'pull back' is not read as a look back. */
const phrases: readonly (readonly [RegExp, CameraMove])[] = [
  [
    /\b(?:zoom(?:s|ing)?|dolly|dollies|pull(?:s|ing)?|mov(?:e|es|ing))[ -]*(?:slowly |gently )?(?:out|back|away)\b/,
    'zoom_out',
  ],
  [/\b(?:reveal(?:s|ing)?|wider shot|widen(?:s|ing)?|back away|further away)\b/, 'zoom_out'],
  [
    /\b(?:pan|slide|track|truck|move|drift|glide|sweep|look|turn)(?:s|ing|ping|ning|es)?\b[^.,;]{0,30}?\bleft(?:wards?)?\b/,
    'pan_left',
  ],
  [
    /\b(?:pan|slide|track|truck|move|drift|glide|sweep|look|turn)(?:s|ing|ping|ning|es)?\b[^.,;]{0,30}?\bright(?:wards?)?\b/,
    'pan_right',
  ],
  [
    /\b(?:orbit|circl|arc|revolv|rotat|spin)(?:e|es|ed|s|ing|ning)?\b[^.,;]{0,30}?\b(?:right|clockwise)\b/,
    'orbit_right',
  ],
  [
    /\b(?:orbit(?:s|ing)?|circl(?:e|es|ing)|arc(?:s|ing)?|revolv(?:e|es|ing)|rotat(?:e|es|ing)|spin(?:s|ning)?|around)\b/,
    'orbit_left',
  ],
  [
    /\b(?:tilt|look|pan|crane|move|drift|glide|boom)(?:s|ing|ning|es)?\b[^.,;]{0,20}?\bup(?:wards?)?\b/,
    'tilt_up',
  ],
  [/\b(?:ris(?:e|es|ing)|ascend(?:s|ing)?|lift(?:s|ing)? off|soar(?:s|ing)?)\b/, 'tilt_up'],
  [
    /\b(?:tilt|look|pan|crane|move|drift|glide|boom)(?:s|ing|ning|es)?\b[^.,;]{0,20}?\bdown(?:wards?)?\b/,
    'tilt_down',
  ],
  [/\b(?:descend(?:s|ing)?|lower(?:s|ing)?|sink(?:s|ing)?|fall(?:s|ing)?)\b/, 'tilt_down'],
  [
    /\b(?:zoom(?:s|ing)?|push(?:es|ing)?|dolly|dollies|closer|close[ -]up|approach(?:es|ing)?|towards?|fly(?:ing)? through)\b/,
    'zoom_in',
  ],
  [/\b(?:pan(?:s|ning)?|left(?:wards?)?|sideways|sweep(?:s|ing)?)\b/, 'pan_left'],
  [/\bright(?:wards?)?\b/, 'pan_right'],
  [/\b(?:static|locked[ -]off|still camera|fixed camera|hold(?:s|ing)? still|motionless)\b/, 'hold'],
];

/** 'no zoom', "don't pan", 'without any camera rotation': what is asked not to happen. */
const denied = /\b(?:no|not|never|without|don['’]?t|do not|avoid)\s+(?:\w+\s+){0,2}$/;

const axis: Record<CameraMove, string> = {
  zoom_in: 'depth',
  zoom_out: 'depth',
  pan_left: 'side',
  pan_right: 'side',
  orbit_left: 'side',
  orbit_right: 'side',
  tilt_up: 'height',
  tilt_down: 'height',
  hold: 'none',
};

const unasked: readonly CameraMove[] = [
  'zoom_in',
  'orbit_left',
  'zoom_out',
  'orbit_right',
  'pan_left',
  'pan_right',
];

const most = 2;

/**
 * The camera moves that a prompt asks for, in the order it names them, at most two that don't
 * work against each other. A prompt that says nothing of the camera gets one move, by the seed.
 */
export function cameraMovesIn(prompt: string, seed: number): CameraMove[] {
  const words = prompt.toLowerCase();
  const said: { at: number; ends: number; move: CameraMove }[] = [];
  for (const [phrase, move] of phrases) {
    for (const match of words.matchAll(new RegExp(phrase, 'g'))) {
      const ends = match.index + match[0].length;
      if (said.some((other) => match.index < other.ends && other.at < ends)) continue;
      if (denied.test(words.slice(0, match.index))) continue;
      said.push({ at: match.index, ends, move });
    }
  }
  const chosen: CameraMove[] = [];
  for (const { move } of said.toSorted((a, b) => a.at - b.at))
    if (chosen.length < most && !chosen.some((other) => axis[other] === axis[move])) chosen.push(move);
  const moving = chosen.filter((move) => move !== 'hold');
  if (moving.length > 0) return moving;
  if (chosen.length > 0) return chosen;
  const random = randomFrom(seed);
  return [unasked[Math.floor(random() * unasked.length)]!];
}
