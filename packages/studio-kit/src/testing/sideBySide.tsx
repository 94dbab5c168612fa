import { Grid, Stack, Text } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, type ComponentType, type ReactNode } from 'react';

type Draw = (args: never, context: never) => ReactNode;

export interface Drawn {
  readonly args?: object | undefined;
  readonly render?: Draw | undefined;
  readonly decorators?: unknown;
}

export interface DrawnStories {
  readonly default: Meta<never> | object;
}

/** WithoutAPicture as 'Without a picture'. */
const asWords = (name: string) =>
  name
    .split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word, index) => (index === 0 ? word : word.toLowerCase()))
    .join(' ');

/** A story as it is drawn where it stands, with its own component, arguments and surroundings. */
export function drawn(stories: DrawnStories, story: Drawn, context: object): ReactNode {
  const meta = stories.default as Drawn & { readonly component?: ComponentType<object> };
  const args = { ...meta.args, ...story.args };
  const render = (story.render ?? meta.render) as ((args: object, context: object) => ReactNode) | undefined;
  const State = () => {
    const Component = meta.component ?? Fragment;
    return render ? render(args, context) : <Component {...args} />;
  };
  const around = [story.decorators ?? [], meta.decorators ?? []].flat() as ((
    Story: ComponentType,
    context: object,
  ) => ReactNode)[];
  const Whole = around.reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, context), State);
  return <Whole />;
}

/** The states of a component, drawn as its own stories draw them, each under its name: one picture for review. */
export function sideBySide<Stories extends DrawnStories>(
  stories: Stories,
  shown: readonly (keyof Stories & string)[],
  minColumnWidth = '18rem',
  /** What fills a page has one of this height here: what keeps to its edges keeps to those. */
  blockSize?: string,
): NonNullable<StoryObj['render']> {
  return function EveryState(_args, context) {
    return (
      <Grid minColumnWidth={minColumnWidth} gap={32}>
        {shown.map((name) => (
          <Stack key={name} gap={12}>
            <Text as="p" size="sm" tone="tertiary">
              {asWords(name)}
            </Text>
            <div style={blockSize ? { blockSize, overflow: 'hidden', contain: 'paint' } : undefined}>
              {drawn(stories, stories[name] as Drawn, context)}
            </div>
          </Stack>
        ))}
      </Grid>
    );
  };
}

/** Each state has its own landmarks in its own story; only here do they stand beside each other. */
export const matrixParameters = {
  controls: { disable: true },
  a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
} as const;

/** As above, of what is a whole page: each has its own main and its own banner. */
export const pagesParameters = {
  ...matrixParameters,
  a11y: {
    config: {
      rules: ['landmark-unique', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'].map((id) => ({
        id,
        enabled: false,
      })),
    },
  },
};
