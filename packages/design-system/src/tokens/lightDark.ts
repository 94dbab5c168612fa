import type { Oklch } from './reference.ts';
import type { ColourRole } from './semantic.ts';

export function cssColour({ l, c, h }: Oklch): string {
  return `oklch(${l} ${c} ${h})`;
}

/** One value for both modes: the browser picks by the element's color-scheme. */
export function lightDark({ light, dark }: ColourRole): string {
  return light === dark ? cssColour(light) : `light-dark(${cssColour(light)}, ${cssColour(dark)})`;
}

/** A whole group of roles as CSS values. */
export function lightDarkGroup<Group extends Record<string, ColourRole>>(
  group: Group,
): { [Key in keyof Group]: string } {
  return Object.fromEntries(Object.entries(group).map(([key, role]) => [key, lightDark(role)])) as {
    [Key in keyof Group]: string;
  };
}
