import type { AnyForm } from '@kinora/contract';
import { Heading, Notice, Text } from '@kinora/design-system';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { PriceNotes } from './PriceNotes.tsx';
import { strayDrop } from '../pictures/strayDrop.ts';
import { dock, foot, head, layout, root, row, settings, words, work } from './Studio.css.ts';

export interface StudioLayoutProps {
  tool: AnyForm;
  headingLevel: 1 | 2;
  stage: ReactNode;
  words: ReactNode;
  /** What stands beside the work where there is room, and nowhere where there is none. */
  settings: ReactNode;
  foot: ReactNode;
  /** What the engine in use has to say about the tool. */
  engineNote?: string | null | undefined;
  /** The latest frames, under the words where there is room. */
  row?: ReactNode;
  /** The inputs, so that one of them can be found and focused. */
  form: Ref<HTMLDivElement>;
  /** Ctrl or Cmd with Enter, wherever in the studio the focus is. */
  onGenerateRequested: () => void;
  /** Pictures were dropped beside every place for them. */
  onPicturesDropped?: ((event: { files: readonly File[] }) => void) | undefined;
}

/** Where everything stands in a studio, in the order of use: the work, the words, the settings, the button. */
export const StudioLayout = ({
  tool,
  headingLevel,
  stage,
  words: prompts,
  settings: controls,
  foot: bar,
  engineNote,
  row: frames,
  form,
  onGenerateRequested,
  onPicturesDropped,
}: StudioLayoutProps) => {
  const labels = useKitLabels('studio', studioLabels);
  const obey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing) return;
    // Before a button that has the focus takes it for a press.
    event.preventDefault();
    event.stopPropagation();
    onGenerateRequested();
  };
  return (
    <div
      className={root}
      data-component="Studio"
      data-tool={tool.id}
      ref={form}
      onKeyDownCapture={obey}
      {...strayDrop(onPicturesDropped)}
    >
      <div className={layout}>
        <div className={work}>
          <div className={head}>
            <Heading level={headingLevel} tabIndex={headingLevel === 1 ? -1 : undefined}>
              {tool.title}
            </Heading>
            <Text tone="secondary">{tool.summary}</Text>
          </div>
          {stage}
          {tool.notice && <Notice tone="info">{tool.notice}</Notice>}
          {engineNote && <Notice tone="info">{engineNote}</Notice>}
        </div>
        <div className={dock}>
          <div className={words}>{prompts}</div>
          <aside className={settings} aria-label={labels.settings}>
            {controls}
          </aside>
          <div className={foot}>
            <PriceNotes tool={tool} />
            {bar}
          </div>
        </div>
        <div className={row}>{frames}</div>
      </div>
    </div>
  );
};
