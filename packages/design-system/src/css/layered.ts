// The one place that calls vanilla-extract's style(): everything else goes through a layer.
import { globalStyle, style } from '@vanilla-extract/css';
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import type { RuntimeFn } from '@vanilla-extract/recipes';
import type { Layer } from './layers.ts';

type ClassNames = string | ClassNames[];
/** A rule, or rules together with classes that they build on. */
export type LayeredRule = StyleRule | (StyleRule | ClassNames)[];
type Variants = Record<string, Record<string, LayeredRule>>;
type Chosen<Given extends Variants> = {
  [Name in keyof Given]?: keyof Given[Name] extends 'true' | 'false' ? boolean : keyof Given[Name];
};

export interface LayeredRecipe<Given extends Variants> {
  base?: LayeredRule;
  variants?: Given;
  compoundVariants?: { variants: Chosen<Given>; style: LayeredRule }[];
  defaultVariants?: Chosen<Given>;
}

/** Styles and recipes whose every rule lies in one layer. */
export function layered(layer: Layer) {
  const place = (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } }) as StyleRule;
  const placeAll = (rule: LayeredRule) =>
    Array.isArray(rule)
      ? rule.map((part) => (typeof part === 'string' || Array.isArray(part) ? part : place(part)))
      : place(rule);
  const layeredStyle = (rule: LayeredRule, debugId?: string): string => style(placeAll(rule), debugId);
  const placeVariants = (given: Variants, debugId?: string) =>
    Object.fromEntries(
      Object.entries(given).map(([name, values]) => [
        name,
        Object.fromEntries(
          Object.entries(values).map(([value, rule]) => [
            value,
            layeredStyle(rule, debugId && `${debugId}_${name}_${value}`),
          ]),
        ),
      ]),
    );

  return {
    style: layeredStyle,
    globalStyle: (selector: string, rule: GlobalStyleRule) =>
      globalStyle(selector, { '@layer': { [layer]: rule } } as GlobalStyleRule),
    recipe: <const Given extends Variants>(options: LayeredRecipe<Given>, debugId?: string) =>
      recipe(
        {
          ...(options.base ? { base: layeredStyle(options.base, debugId) } : {}),
          ...(options.variants ? { variants: placeVariants(options.variants, debugId) } : {}),
          compoundVariants: (options.compoundVariants ?? []).map(({ variants, style: rule }) => ({
            variants: variants as never,
            style: layeredStyle(rule, debugId && `${debugId}_both`),
          })),
          ...(options.defaultVariants ? { defaultVariants: options.defaultVariants as never } : {}),
        },
        debugId,
      ) as unknown as RuntimeFn<Classes<Given>>,
  };
}

type Classes<Given extends Variants> = { [Name in keyof Given]: { [Value in keyof Given[Name]]: string } };
