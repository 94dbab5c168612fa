import { routes, shellWords, studioPages, type StudioPage } from '@kinora/contract';
import type { Glyph } from '@kinora/design-system';
import {
  Album,
  Bell,
  Bookmark,
  Box,
  CircleHelp,
  Clapperboard,
  FileVideo,
  Film,
  Globe,
  Heart,
  History,
  House,
  ImagePlus,
  Layers,
  LayoutGrid,
  Move,
  Palette,
  Play,
  Smile,
  SquarePen,
  Users,
  Video,
  Wand,
} from '@kinora/design-system/icons';
import type { SidebarGroup, SidebarPlace } from './sidebarGroup.ts';

interface Named {
  readonly path: string;
  readonly title: string;
}

const place = ({ path, title }: Named, icon: Glyph, label = title): SidebarPlace => ({
  href: path,
  label,
  icon,
});

// On the strip a drawing is all there is, so each generator has one of its own.
const drawings: Readonly<Record<string, Glyph>> = {
  [studioPages.premium.id]: Clapperboard,
  [studioPages.stableVideo.id]: Smile,
  [studioPages.cogVideo.id]: Layers,
  [studioPages.veo3.id]: Video,
  [studioPages.seedance.id]: Move,
};

const generators = Object.values<StudioPage>(studioPages)
  .filter(({ isGenerator }) => isGenerator)
  .map((page): SidebarPlace => ({ ...place(page, drawings[page.id] ?? Film), opensWindow: true }));

const { groups, resources, comingSoon } = shellWords;

/** The sidebar as the product has it (A34 to A45, D21, D22). */
export const studioGroups: readonly SidebarGroup[] = [
  {
    items: [
      place(routes.home, House),
      place(routes.videos, LayoutGrid, shellWords.videos),
      place(routes.tutorials, Play),
      place(routes.createImage, ImagePlus),
      place(routes.models, Box),
    ],
  },
  {
    label: groups.own,
    items: [
      place(routes.history, History),
      place(routes.bookmarks, Bookmark),
      place(routes.liked, Heart),
      place(routes.albums, Album),
      place(routes.trainedModels, Wand),
    ],
  },
  { label: groups.generators, items: generators },
  {
    label: groups.resources,
    items: [
      place(routes.tutorials, FileVideo, shellWords.tutorials),
      { id: 'wiki', label: resources.wiki, icon: Globe, says: comingSoon },
      {
        id: 'help',
        label: resources.help,
        icon: CircleHelp,
        says: comingSoon,
        instead: { href: routes.help.path, label: routes.help.title },
      },
      { panel: 'news', label: resources.news, icon: Bell },
      { panel: 'themes', label: resources.themes, icon: Palette },
      { id: 'blog', label: resources.blog, icon: SquarePen, says: comingSoon },
      { id: 'community', label: shellWords.communityFeed, icon: Users, says: shellWords.communitySoon },
    ],
  },
];
