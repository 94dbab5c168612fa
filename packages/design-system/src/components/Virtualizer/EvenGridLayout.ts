import { GridLayout, Size } from 'react-aria-components';
import type { GridLayoutOptions, LayoutInfo, Rect } from 'react-aria-components';

type Update = Parameters<GridLayout<object>['update']>[0];

/**
 * A grid whose items are all of one height: that of the first in sight, which alone is measured. Of each that is, the
 * browser has to lay out the page anew, in the middle of a scroll.
 */
export class EvenGridLayout extends GridLayout<object> {
  #height: number | undefined;
  #isMeasured = false;

  #evenly(options: GridLayoutOptions | undefined): GridLayoutOptions | undefined {
    if (this.#height === undefined) return options;
    return {
      ...options,
      minItemSize: new Size(options?.minItemSize?.width, this.#height),
      maxItemSize: new Size(options?.maxItemSize?.width ?? Number.POSITIVE_INFINITY, this.#height),
      preserveAspectRatio: true,
    };
  }

  override update(change: Update): void {
    super.update({ ...change, layoutOptions: this.#evenly(change.layoutOptions) });
    this.#isMeasured = false;
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const inSight = super.getVisibleLayoutInfos(rect);
    const first = inSight.find(({ type }) => type === 'item');
    for (const info of inSight) info.estimatedSize = info === first && !this.#isMeasured;
    return inSight;
  }

  override updateItemSize(_key: unknown, { height }: Size): boolean {
    const isNews = height !== this.#height;
    this.#height = height;
    this.#isMeasured = true;
    return isNews;
  }
}
