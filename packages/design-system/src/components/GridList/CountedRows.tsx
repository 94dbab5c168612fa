import { createContext, use, useMemo } from 'react';
import type { ComponentProps, ContextType, ReactElement } from 'react';
import { CollectionRendererContext } from 'react-aria-components';

type Renderer = ContextType<typeof CollectionRendererContext>;

const OuterRenderer = createContext<Renderer | null>(null);

function Rows(props: ComponentProps<Renderer['CollectionRoot']>) {
  const outer = use(OuterRenderer)!;
  const inner = useMemo(() => ({ ...outer, isVirtualized: false }), [outer]);
  return (
    <CollectionRendererContext value={inner}>
      <outer.CollectionRoot {...props} />
    </CollectionRendererContext>
  );
}

/**
 * A list in which each row says its own number. In a Virtualizer the library finds it by walking through all items, for
 * every row that is drawn: a quarter of the time that ten thousand take to scroll. So its rows are not told of one.
 */
export function CountedRows({ children }: { children: ReactElement }) {
  const renderer = use(CollectionRendererContext);
  const counted = useMemo(() => ({ ...renderer, CollectionRoot: Rows }), [renderer]);
  if (!renderer.isVirtualized) return children;
  return (
    <OuterRenderer value={renderer}>
      <CollectionRendererContext value={counted}>{children}</CollectionRendererContext>
    </OuterRenderer>
  );
}
