import type { Ground, Layer } from './layer.ts';
import type { Subject } from './sketchPlan.ts';
import { balloon } from './subjects/balloon.ts';
import { birds } from './subjects/birds.ts';
import { boat } from './subjects/boat.ts';
import { cabin } from './subjects/cabin.ts';
import type { Drawing } from './subjects/drawing.ts';
import { lighthouse } from './subjects/lighthouse.ts';
import { person } from './subjects/person.ts';
import { tree } from './subjects/tree.ts';

const onGround: Partial<Record<Subject, { draw: Drawing; tall: number; sway: number; depth: number }>> = {
  boat: { draw: boat, tall: 0.2, sway: 0.012, depth: 0.45 },
  lighthouse: { draw: lighthouse, tall: 0.4, sway: 0, depth: 0.42 },
  cabin: { draw: cabin, tall: 0.13, sway: 0, depth: 0.8 },
  person: { draw: person, tall: 0.24, sway: 0, depth: 0.88 },
  tree: { draw: tree, tall: 0.5, sway: 0, depth: 0.7 },
};

/** The things a prompt names, each in its place in the scene. */
export function subjectLayers(ground: Ground): Layer[] {
  const { plan, size, horizon, randomFor } = ground;
  const { width, height } = size;
  const unit = Math.min(width, height);
  const isWater = plan.scene === 'sea';
  const layers: Layer[] = [];
  const spots = [0.68, 0.3, 0.5, 0.16];
  for (const subject of plan.subjects) {
    const random = randomFor(subject);
    const kind = onGround[subject];
    if (kind && !(subject === 'boat' && !isWater && !plan.subjects.includes('lake'))) {
      const floats = subject === 'boat' || subject === 'lighthouse';
      const foot = floats
        ? isWater
          ? horizon + (height - horizon) * 0.17
          : height * 0.84
        : height * (plan.scene === 'city' || isWater ? 0.975 : 0.93);
      const at = {
        x: width * ((spots[layers.length] ?? 0.5) + (random() - 0.5) * 0.1),
        y: foot,
        tall: unit * kind.tall,
      };
      layers.push({
        depth: kind.depth,
        live(pen, seconds) {
          pen.save();
          pen.translate(at.x, at.y);
          pen.rotate(Math.sin(seconds * 1.5) * kind.sway * 3);
          pen.translate(-at.x, -at.y + Math.sin(seconds * 1.9) * kind.sway * at.tall);
          kind.draw(pen, at, ground);
          pen.restore();
        },
      });
    } else if (subject === 'balloon') {
      const count = 3;
      const places = Array.from({ length: count }, (_each, index) => ({
        x: width * (0.2 + 0.3 * index + (random() - 0.5) * 0.12),
        y: horizon * (0.55 + 0.3 * random()),
        tall: unit * (0.26 - 0.07 * index),
      }));
      layers.push({
        depth: 0.3,
        live: (pen, seconds) => {
          for (const [index, at] of places.entries())
            balloon(pen, { ...at, y: at.y - seconds * unit * 0.008 * (index + 1) }, ground);
        },
      });
    } else if (subject === 'birds') layers.push(birds(ground));
  }
  return layers;
}
