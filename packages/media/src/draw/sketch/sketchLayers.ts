import type { Size } from '../../frame/frameSize.ts';
import { randomFrom } from '../../chance/randomFrom.ts';
import { seedOf } from '../../chance/seedOf.ts';
import type { Ground, Layer, SceneLayers } from './layer.ts';
import { lightOf } from './light.ts';
import { abstract } from './scenes/abstract.ts';
import { city } from './scenes/city.ts';
import { desert } from './scenes/desert.ts';
import { forest } from './scenes/forest.ts';
import { meadow } from './scenes/meadow.ts';
import { mountains } from './scenes/mountains.ts';
import { rocks, sea } from './scenes/sea.ts';
import { space } from './scenes/space.ts';
import type { SketchPlan, SketchScene } from './sketchPlan.ts';
import { skyLayers } from './skyLayers.ts';
import { subjectLayers } from './subjectLayers.ts';
import { fogBank, weatherLayers } from './weatherLayers.ts';

interface Setting {
  readonly layers: SceneLayers;
  /** Where the land begins, as a share of the height. */
  readonly horizon: number;
  readonly isInside?: boolean;
}

const settings: Record<SketchScene, Setting> = {
  sea: { layers: sea, horizon: 0.54 },
  mountains: { layers: mountains, horizon: 0.6 },
  city: { layers: city, horizon: 0.87 },
  forest: { layers: forest, horizon: 0.78 },
  desert: { layers: desert, horizon: 0.52 },
  space: { layers: space, horizon: 1, isInside: true },
  meadow: { layers: meadow, horizon: 0.56 },
  sky: { layers: (ground) => [fogBank(ground, 0.3, 0.2)], horizon: 1 },
  abstract: { layers: abstract, horizon: 1, isInside: true },
};

/** Everything a plan shows, from the sky to what is nearest. */
export function sketchLayers(plan: SketchPlan, size: Size, detail: number): Layer[] {
  const { layers, horizon, isInside = false } = settings[plan.scene];
  const seedFor = (part: string) => seedOf(`${plan.seed} ${part}`);
  const ground: Ground = {
    plan,
    light: lightOf(plan),
    size,
    horizon: size.height * horizon,
    detail,
    seedFor,
    randomFor: (part) => randomFrom(seedFor(part)),
  };
  if (isInside) return layers(ground);
  const front = plan.scene === 'sea' ? [rocks(ground, ground.randomFor('side')() < 0.5)] : [];
  const hazy = plan.weather === 'fog' ? [fogBank(ground, 0.25, 0.4)] : [];
  return [
    ...skyLayers(ground),
    ...layers(ground),
    ...hazy,
    ...subjectLayers(ground),
    ...front,
    ...weatherLayers(ground),
  ];
}
