import {
  amber,
  audioGel,
  blue,
  characterGel,
  editGel,
  green,
  grey,
  imageGel,
  ink,
  neutral,
  red,
  videoGel,
  yellow,
} from './reference.ts';
import type { Oklch } from './reference.ts';

/** One colour by its job, with its value in each mode. */
export interface ColourRole {
  readonly light: Oklch;
  readonly dark: Oklch;
}

function role(light: Oklch, dark: Oklch): ColourRole {
  return { light, dark };
}

/** Every colour of Kinora by its job. Components read the variables of contract.css.ts, never these. */
export const colours = {
  bg: {
    canvas: role(neutral[965], neutral[170]),
    surface: role(neutral[990], neutral[205]),
    raised: role(neutral[1000], neutral[240]),
    sunken: role(neutral[935], neutral[140]),
    overlay: role(neutral[1000], neutral[262]),
    stage: role(grey[905], grey[120]),
    inverse: role(neutral[225], neutral[955]),
  },
  fill: {
    hover: role(neutral[945], neutral[272]),
    pressed: role(neutral[915], neutral[305]),
    selected: role(yellow[945], yellow[325]),
  },
  border: {
    subtle: role(neutral[905], neutral[275]),
    default: role(neutral[840], neutral[345]),
    control: role(neutral[610], neutral[555]),
    ink: role(neutral[225], neutral[955]),
  },
  text: {
    primary: role(neutral[225], neutral[955]),
    secondary: role(neutral[420], neutral[785]),
    tertiary: role(neutral[490], neutral[690]),
    disabled: role(neutral[660], neutral[500]),
    inverse: role(neutral[985], neutral[225]),
  },
  accent: {
    solid: role(yellow[885], yellow[885]),
    hover: role(yellow[855], yellow[910]),
    pressed: role(yellow[820], yellow[840]),
    on: role(ink[225], ink[225]),
    soft: role(yellow[945], yellow[325]),
    text: role(neutral[225], yellow[895]),
  },
  danger: {
    solid: role(red[545], red[585]),
    on: role(neutral[1000], neutral[1000]),
    text: role(red[500], red[765]),
    soft: role(red[955], red[290]),
    border: role(red[620], red['620dark']),
  },
  warning: {
    text: role(amber[500], amber[810]),
    soft: role(amber[955], amber[300]),
    border: role(amber[640], amber[660]),
  },
  success: {
    text: role(green[475], green[800]),
    soft: role(green[955], green[285]),
    border: role(green[600], green[620]),
  },
  info: {
    text: role(blue[500], blue[780]),
    soft: role(blue[955], blue[290]),
    border: role(blue[620], blue['620dark']),
  },
  gel: {
    image: role(imageGel[580], imageGel[790]),
    video: role(videoGel[580], videoGel[740]),
    audio: role(audioGel[570], audioGel[790]),
    edit: role(editGel[550], editGel[730]),
    character: role(characterGel[600], characterGel[780]),
  },
} as const;

export type ColourGroup = keyof typeof colours;

export type ColourName = {
  [Group in ColourGroup]: `${Group}.${Extract<keyof (typeof colours)[Group], string>}`;
}[ColourGroup];

/** The colour that a name such as 'text.primary' stands for. */
export function colourOf(name: ColourName): ColourRole {
  const [group, key] = name.split('.') as [ColourGroup, string];
  return (colours[group] as Record<string, ColourRole>)[key] as ColourRole;
}
