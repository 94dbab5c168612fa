import { seedOf } from '../../chance/seedOf.ts';
import type { Rgb } from './colour.ts';
import { namedIn, wantedIn } from './namedIn.ts';
import { tintsIn } from './tints.ts';

export const sketchScenes = [
  'sea',
  'mountains',
  'city',
  'forest',
  'desert',
  'space',
  'meadow',
  'sky',
  'abstract',
] as const;
export type SketchScene = (typeof sketchScenes)[number];
export type TimeOfDay = 'day' | 'dawn' | 'sunset' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog';
export type Subject =
  | 'boat'
  | 'lighthouse'
  | 'cabin'
  | 'person'
  | 'birds'
  | 'balloon'
  | 'tree'
  | 'flowers'
  | 'lake'
  | 'aurora'
  | 'moon';

/** What the sketch engine understood of a prompt. */
export interface SketchPlan {
  readonly scene: SketchScene;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly isWintry: boolean;
  readonly subjects: readonly Subject[];
  /** Colours that the prompt names, in its order. */
  readonly tints: readonly Rgb[];
  readonly seed: number;
}

/** First named, first served: 'a lighthouse by the sea at night' is a sea. */
const sceneWords: Record<Exclude<SketchScene, 'abstract'>, string> = {
  sea: 'seas?|oceans?|waves?|beach(?:es)?|coasts?|coastal|shores?|bays?|harbou?rs?|islands?|surf|tides?|cliffs?|water|underwater|sail(?:s|ing)?',
  mountains:
    'mountains?|peaks?|hills?|alps|alpine|valleys?|ridges?|canyons?|fjords?|glaciers?|summits?|volcano(?:es)?|lakes?|rivers?|waterfalls?|landscapes?',
  city: 'cit(?:y|ies)|streets?|skylines?|skyscrapers?|towers?|downtown|buildings?|metropolis|alleys?|neon|cyberpunk|roofs?|rooftops?|bridges?|traffic|urban|squares?',
  forest:
    'forests?|woods?|woodlands?|jungles?|trees|pines?|firs?|birch(?:es)?|grove|foxe?s?|deer|owls?|bears?|wolf|wolves|mushrooms?',
  desert: 'deserts?|dunes?|sands?|sahara|camels?|oas[ie]s|savannah?|mars',
  space:
    'space|planets?|galax(?:y|ies)|nebulae?s?|cosmos|cosmic|astronauts?|universe|spaceships?|rockets?|saturn|jupiter|comets?',
  meadow:
    'meadows?|fields?|gardens?|flowers?|roses?|tulips?|lavender|poppies|poppy|sunflowers?|blossoms?|grass(?:es)?|farms?|prairie|parks?|bees?|butterfl(?:y|ies)|horses?|sheep|vineyards?|dogs?|cats?|rabbits?|kitchens?|portraits?|wom[ae]n|m[ae]n|girls?|boys?|child(?:ren)?|people|she|he|couple',
  sky: 'sky|skies|clouds?|cloudscape|sunsets?|sunrises?|storms?|rainbows?|stars?|starry|moon|aurora|northern lights|balloons?|birds?|eagles?|airplanes?|planes?|dragons?',
};

const subjectWords: Record<Subject, string> = {
  boat: 'boats?|ships?|sailboats?|sail(?:s|ing)?|yachts?|ferry|canoes?',
  lighthouse: 'lighthouses?',
  cabin: 'cabins?|houses?|huts?|cottages?|barns?|farmhouses?|kitchens?|homes?',
  person:
    'wom[ae]n|m[ae]n|girls?|boys?|child(?:ren)?|people|persons?|portraits?|she|he|couple|travell?ers?|wanderers?|figures?|silhouettes?|astronauts?|knights?|hikers?|fisherm[ae]n|keeper|dancers?',
  birds: 'birds?|gulls?|seagulls?|eagles?|swallows?|crows?|pigeons?|geese|ravens?',
  balloon: 'balloons?|airships?',
  tree: 'tree|oak|willow|cherry',
  flowers: 'flowers?|roses?|tulips?|lavender|poppies|poppy|sunflowers?|blossoms?|gardens?',
  lake: 'lakes?|rivers?|ponds?|reflections?|fjords?',
  aurora: 'aurora|northern lights',
  moon: 'moon|moonlit|moonlight',
};

const timeWords: Record<TimeOfDay, string> = {
  night: 'night|midnight|starry|stars|moonlit|moonlight|moon|aurora|northern lights|nocturnal|neon|cyberpunk',
  sunset: 'sunset|evening|golden hour|golden light|last light',
  dawn: 'dawn|sunrise|morning|daybreak|first light',
  dusk: 'dusk|twilight|blue hour|gloaming|nightfall',
  day: 'day|noon|midday|sunny|daylight|afternoon|bright',
};

const weatherWords: Record<Weather, string> = {
  storm: 'storms?|stormy|thunder|lightning|tempest|heavy seas',
  rain: 'rain|rainy|raining|drizzle|wet|puddles?|downpour',
  snow: 'snow|snowy|snowing|blizzard|snowfall',
  fog: 'fog|foggy|mist|misty|haze|hazy|smoke|smoky|steam',
  cloudy: 'cloudy|clouds?|overcast|grey sky|gray sky',
  clear: 'clear|cloudless|sunny',
};

/** Where something usually is, when the prompt names it and no place. */
const homes: Partial<Record<Subject, SketchScene>> = {
  boat: 'sea',
  lighthouse: 'sea',
  cabin: 'mountains',
  tree: 'meadow',
  lake: 'mountains',
};
const wintry = /\b(?:snow\w*|winter\w*|ic[ey]|frozen|frost\w*|arctic|blizzard)\b/;

export function sketchPlan(prompt: string, seed = seedOf(prompt.toLowerCase())): SketchPlan {
  const wanted = wantedIn(prompt);
  const scenes = namedIn(wanted, sceneWords);
  const subjects = namedIn(wanted, subjectWords);
  const home = subjects.map((each) => homes[each]).find((each) => each !== undefined);
  // A sky or a field is where things are seen when no other place is named.
  const scene = scenes.find((each) => each !== 'sky' && each !== 'meadow') ?? home ?? scenes[0] ?? 'abstract';
  const time = namedIn(wanted, timeWords)[0];
  return {
    scene,
    time: time ?? (scene === 'space' ? 'night' : 'day'),
    weather: namedIn(wanted, weatherWords)[0] ?? 'clear',
    isWintry: wintry.test(wanted),
    subjects,
    tints: tintsIn(prompt),
    seed,
  };
}
