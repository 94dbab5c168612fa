import {
  creationHref,
  modeHref,
  titleOf,
  routes,
  studios,
  type ShownCreation,
  type Route,
  type RouteName,
  type TitleOf,
} from '@kinora/contract';
import type { CommandItem } from '@kinora/design-system';
import {
  Film,
  Image,
  Keyboard,
  LogIn,
  LogOut,
  Monitor,
  Moon,
  Sun,
  Video,
  Wand,
} from '@kinora/design-system/icons';
import type { KitLabels } from '../../labels/index.ts';
import type { ThemeMode } from '../ThemeGallery/theme.ts';

/** What a creation is found by. */
export type FoundCreation = Pick<ShownCreation, 'id' | 'type' | 'title' | 'prompt'>;

/** What a deed of the palette is called among its items. */
export type Deed = `mode-${ThemeMode}` | 'shortcuts' | 'sign-in' | 'sign-out';

type Words = KitLabels['shell'];

/** Reached by a link in a mail, or the same page under another name. */
const unlisted = new Set<RouteName>(['resetPassword', 'documentation']);

const pages = (words: Words): CommandItem[] =>
  (Object.entries(routes) as [RouteName, Route][])
    .filter(([name, { path }]) => !unlisted.has(name) && studios.every((studio) => studio.path !== path))
    .map(([name, { path, title }]) => ({ id: `page-${name}`, label: title, group: words.goTo, href: path }));

/** The studios, and the modes of each that has several. */
const tools = (words: Words): CommandItem[] =>
  studios.flatMap(({ id, path, title, summary, isGenerator, modes }) => {
    const entry = (key: string, label: string, description: string, href: string) => ({
      id: `tool-${key}`,
      label,
      description,
      group: words.tools,
      icon: isGenerator ? Film : Wand,
      href,
    });
    return [
      entry(id, title, summary, path),
      ...(modes.length > 1 ? modes : []).map((mode) =>
        entry(`${id}-${mode.id}`, mode.title, title, modeHref(path, mode.id)),
      ),
    ];
  });

const recent = (
  words: Words,
  creations: readonly FoundCreation[],
  hrefOf: (creationId: string) => string,
  called: TitleOf,
): CommandItem[] =>
  creations.map((creation) => ({
    id: `creation-${creation.id}`,
    label: called(creation),
    group: words.recent,
    icon: creation.type === 'video' ? Video : Image,
    keywords: creation.prompt ? [creation.prompt] : [],
    href: hrefOf(creation.id),
  }));

const deed = (
  id: Deed,
  label: string,
  group: string,
  icon: typeof Sun,
  shortcut?: readonly string[],
): CommandItem => ({
  id,
  label,
  group,
  icon,
  shortcut,
});

export interface PaletteKnows {
  /** What leads to a page or a tool. @default those of the product */
  readonly places?: readonly CommandItem[] | undefined;
  /** Where a creation is looked at, by its id. @default in the history of the product */
  readonly hrefOf?: ((creationId: string) => string) | undefined;
  readonly isMember: boolean;
  readonly creations: readonly FoundCreation[];
  readonly words: Words;
  /** What a creation is called. @default in English */
  readonly called?: TitleOf | undefined;
}

/** Everything that can be found: pages, tools, what was made last, and deeds. */
export const paletteItems = ({
  isMember,
  creations,
  words,
  places = [...tools(words), ...pages(words)],
  hrefOf = creationHref,
  called = titleOf,
}: PaletteKnows): readonly CommandItem[] => [
  ...recent(words, creations, hrefOf, called),
  ...places,
  deed('mode-light', words.useLight, words.theme, Sun),
  deed('mode-dark', words.useDark, words.theme, Moon),
  deed('mode-system', words.useSystem, words.theme, Monitor),
  deed('shortcuts', words.shortcuts, words.help, Keyboard, ['?']),
  isMember
    ? deed('sign-out', words.signOut, words.account, LogOut)
    : deed('sign-in', words.signIn, words.account, LogIn),
];
