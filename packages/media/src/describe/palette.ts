import { colourName, type ColourName } from './colourNames.ts';
import { chromaOf, distance, type Lab } from './oklab.ts';

export interface PaletteColour {
  readonly name: ColourName;
  /** 0 to 1 of the picture. */
  readonly share: number;
  readonly lab: Lab;
}

const groups = 6;
const rounds = 12;

const meanOf = (labs: readonly Lab[]): Lab => {
  const sum = { l: 0, a: 0, b: 0 };
  for (const { l, a, b } of labs) {
    sum.l += l;
    sum.a += a;
    sum.b += b;
  }
  return { l: sum.l / labs.length, a: sum.a / labs.length, b: sum.b / labs.length };
};

/** The first is the mean, each further one the farthest from all before it: no chance in it. */
function startOf(labs: readonly Lab[]): Lab[] {
  const chosen = [meanOf(labs)];
  const gap = labs.map((lab) => distance(lab, chosen[0]!));
  while (chosen.length < groups) {
    let farthest = 0;
    for (const [index, each] of gap.entries()) if (each > gap[farthest]!) farthest = index;
    if (gap[farthest]! < 0.02) break;
    const next = labs[farthest]!;
    chosen.push(next);
    for (const [index, lab] of labs.entries()) gap[index] = Math.min(gap[index]!, distance(lab, next));
  }
  return chosen;
}

/** The few colours that a picture is made of, the largest first; the same words are one colour. */
export function paletteOf(labs: readonly Lab[]): readonly PaletteColour[] {
  if (labs.length === 0) return [];
  let centres = startOf(labs);
  let members: Lab[][] = [];
  for (let round = 0; round < rounds; round++) {
    members = centres.map(() => []);
    for (const lab of labs) {
      let nearest = 0;
      for (let index = 1; index < centres.length; index++)
        if (distance(centres[index]!, lab) < distance(centres[nearest]!, lab)) nearest = index;
      members[nearest]!.push(lab);
    }
    members = members.filter((own) => own.length > 0);
    centres = members.map(meanOf);
  }
  const byName = new Map<ColourName, Lab[]>();
  for (const own of members) {
    const name = colourName(meanOf(own));
    byName.set(name, [...(byName.get(name) ?? []), ...own]);
  }
  return [...byName]
    .map(([name, own]) => ({ name, share: own.length / labs.length, lab: meanOf(own) }))
    .toSorted((one, other) => weight(other) - weight(one));
}

/** A little of a strong colour is seen before much of a pale one. */
const weight = ({ share, lab }: PaletteColour): number => share * (1 + 4 * chromaOf(lab));
