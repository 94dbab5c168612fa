import { css, lit, mix } from '../colour.ts';
import { firs } from '../firs.ts';
import type { Ground, Layer, SceneLayers } from '../layer.ts';
import { sunPlace } from '../skyLayers.ts';

const rows = 4;

/** Trunks in the mist, thicker and darker the nearer they stand. */
function trunks(ground: Ground, index: number): Layer {
  const { size, light, randomFor, plan } = ground;
  const { width, height } = size;
  const near = index / (rows - 1);
  const bark = mix(
    light.haze,
    lit(plan.isWintry ? [58, 54, 58] : [54, 44, 38], light.ambient),
    0.22 + 0.78 * near,
  );
  const leaf = mix(
    light.haze,
    lit(plan.isWintry ? [205, 214, 224] : [58, 92, 52], light.ambient),
    0.3 + 0.6 * near,
  );
  return {
    depth: 0.2 + 0.55 * near,
    paint(pen) {
      const random = randomFor(`trunks ${index}`);
      const floor = height * (0.76 + 0.16 * near);
      const fill = pen.createLinearGradient(0, floor - height * 0.05, 0, height);
      fill.addColorStop(0, css(leaf, 0));
      fill.addColorStop(0.4, css(mix(leaf, bark, 0.25)));
      fill.addColorStop(1, css(mix(leaf, [0, 0, 0], 0.45)));
      pen.fillStyle = fill;
      pen.fillRect(0, floor - height * 0.05, width, height);
      const count = Math.max(4, Math.round((26 - 17 * near) * Math.max(0.5, width / height / 1.6)));
      for (let tree = 0; tree < count; tree++) {
        const spread = (tree + 0.2 + random() * 0.6) / count;
        // The nearest row leaves the middle open.
        const x = (near > 0.7 ? (spread < 0.5 ? spread * 0.62 : 1 - (1 - spread) * 0.62) : spread) * width;
        const thick = Math.min(width, height) * (0.008 + 0.034 * near ** 1.5) * (0.7 + random() * 0.6);
        const lean = (random() - 0.5) * thick * 1.6;
        const shade = pen.createLinearGradient(x - thick, 0, x + thick, 0);
        shade.addColorStop(0, css(mix(bark, light.sun, 0.12)));
        shade.addColorStop(1, css(mix(bark, [0, 0, 0], 0.35)));
        pen.fillStyle = shade;
        pen.beginPath();
        pen.moveTo(x - thick * 0.85, floor + height * 0.03);
        pen.quadraticCurveTo(x - thick * 0.5, floor - height * 0.1, x - thick * 0.42 + lean, -4);
        pen.lineTo(x + thick * 0.42 + lean, -4);
        pen.quadraticCurveTo(x + thick * 0.5, floor - height * 0.1, x + thick * 0.85, floor + height * 0.03);
        pen.fill();
      }
      for (let bunch = 0; bunch < 260; bunch++) {
        const round = Math.min(width, height) * (0.012 + random() * 0.03) * (0.7 + near * 0.5);
        pen.fillStyle = css(mix(leaf, random() < 0.5 ? light.sun : [10, 22, 14], random() * 0.28), 0.5);
        pen.beginPath();
        pen.ellipse(
          random() * width,
          random() ** 2.2 * height * (0.3 - 0.04 * index),
          round * 1.5,
          round * 0.8,
          random() * 3,
          0,
          Math.PI * 2,
        );
        pen.fill();
      }
    },
  };
}

/** Shafts of light that fall between the trunks. */
function shafts(ground: Ground): Layer {
  const { size, light, randomFor } = ground;
  const sun = sunPlace(ground);
  return {
    depth: 0.35,
    live(pen, seconds) {
      if (light.isMoon) return;
      const random = randomFor('shafts');
      pen.save();
      pen.globalCompositeOperation = 'screen';
      for (let shaft = 0; shaft < 9; shaft++) {
        const angle = Math.PI * (0.28 + 0.44 * random());
        const wide = size.width * (0.02 + 0.04 * random());
        const long = size.height * 1.3;
        const beat = 0.6 + 0.4 * Math.sin(random() * 6 + seconds * 0.9);
        const end = { x: sun.x + Math.cos(angle) * long, y: sun.y + Math.sin(angle) * long };
        const fall = pen.createLinearGradient(sun.x, sun.y, end.x, end.y);
        fall.addColorStop(0, css(light.sun, 0.34 * light.glow * beat));
        fall.addColorStop(0.75, css(light.sun, 0));
        pen.fillStyle = fall;
        pen.beginPath();
        pen.moveTo(sun.x - wide * 0.1, sun.y);
        pen.lineTo(sun.x + wide * 0.1, sun.y);
        pen.lineTo(end.x + wide, end.y);
        pen.lineTo(end.x - wide, end.y);
        pen.fill();
      }
      pen.restore();
    },
  };
}

export const forest: SceneLayers = (ground) => {
  const { size } = ground;
  const far = firs(ground, {
    foot: size.height * 0.8,
    tall: size.height * 0.34,
    count: 60,
    depth: 0.14,
    hill: size.height * 0.1,
  });
  const [back, second, third, front] = Array.from({ length: rows }, (_each, index) => trunks(ground, index));
  return [far, back!, second!, shafts(ground), third!, front!];
};
