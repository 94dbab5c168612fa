import {
  creationFacts,
  wholeOf,
  type AnyForm,
  type EditorPlace,
  type Saying,
  type StudioCreation,
} from '@kinora/contract';
import { FilmEdge, Heading, Notice, Text, useLocale, VisuallyHidden } from '@kinora/design-system';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { Editors, type EditorsProps } from '../editors/Editors.tsx';
import { GenerateBar, type GenerateBarProps } from '../GenerateBar/index.ts';
import { SettingsButton, SettingsPanel } from '../SettingsPanel/index.ts';
import { TipsCard } from '../TipsCard/index.ts';
import { clearOfDock } from './clearOfDock.ts';
import { PriceNotes } from './PriceNotes.tsx';
import { dock, edge, end, film, foot, head, layout, root, row, settings, words, work } from './Studio.css.ts';
import { useFocusOnInvalid } from './useFocusOnInvalid.ts';

export interface StudioLayoutProps<T extends AnyForm> {
  tool: T;
  headingLevel: 1 | 2;
  /** What the inputs are drawn from, wherever they stand. */
  editing: Omit<EditorsProps<T>, 'tool' | 'place' | 'only'>;
  /** How many presses were refused here. */
  refusals: number;
  /** With what is said of the tool here, and the row of latest frames. */
  renderStage: (inputs: ReactNode, said: ReactNode, row: ReactNode) => ReactNode;
  /** What is on the stage, once it is made: the edge of the stage says what it is. */
  made: StudioCreation | null;
  /** Stands at the end of that edge. */
  atEdge?: ReactNode;
  /** What is said of what has just been made. */
  ending: Saying | null;
  bar: Pick<GenerateBarProps, 'price' | 'coverage' | 'missing'> & Partial<GenerateBarProps>;
  /** Stands before the button. */
  takes?: ReactNode;
  areTipsFolded?: boolean | undefined;
  onTipsFolded?: ((event: { toolId: string; isFolded: boolean }) => void) | undefined;
  /** Why the tool can’t be run here. */
  whyNotHere?: string | null | undefined;
  /** The latest frames, under the stage where there is room. */
  row?: ReactNode;
  /** The inputs, so that one of them can be found and focused. */
  form: RefObject<HTMLDivElement | null>;
}

/** Where everything stands in a studio, in the order of use: the work, the words, the settings, the button. */
export const StudioLayout = <T extends AnyForm>({
  tool,
  headingLevel,
  editing,
  refusals,
  renderStage,
  made,
  atEdge,
  ending,
  bar,
  takes,
  areTipsFolded,
  onTipsFolded,
  whyNotHere,
  row: frames,
  form,
}: StudioLayoutProps<T>) => {
  const labels = useKitLabels('studio', studioLabels);
  const { locale } = useLocale();
  const errorMessage = useFocusOnInvalid(form, editing.errorMessage, refusals);
  const obey = (event: KeyboardEvent) => {
    // Ctrl or Cmd with Enter, wherever in the studio the focus is.
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing) return;
    // What asks something over the studio is answered first; its own settings are a part of it, and it may stand in a
    // dialog itself.
    const asks = event.target instanceof Element && event.target.closest('[role$="dialog"]');
    if (asks && !asks.contains(form.current) && !asks.querySelector('[data-component="SettingsPanel"]'))
      return;
    // Before a button that has the focus takes it for a press.
    event.preventDefault();
    event.stopPropagation();
    editing.onGenerateRequested();
  };
  const editorsOf = (place: EditorPlace) => <Editors {...editing} tool={tool} place={place} />;
  const panel = (
    <>
      <SettingsPanel {...editing} tool={tool} />
      <TipsCard
        tips={tool.tips}
        isFolded={areTipsFolded}
        onFolded={({ isFolded }) => onTipsFolded?.({ toolId: tool.id, isFolded })}
      />
    </>
  );
  return (
    <>
      <div className={root} data-component="Studio" data-tool={tool.id} ref={form} onKeyDownCapture={obey}>
        <div className={layout}>
          <div className={work}>
            <div className={head}>
              <Heading level={headingLevel} tabIndex={headingLevel === 1 ? -1 : undefined}>
                {tool.title}
              </Heading>
              <div className={edge}>
                {made ? (
                  <FilmEdge className={film}>
                    <bdi>{creationFacts(made, locale).join(' · ')}</bdi>
                  </FilmEdge>
                ) : (
                  <Text size="sm" tone="secondary">
                    {ending ? wholeOf(ending) : tool.summary}
                  </Text>
                )}
              </div>
              {atEdge && <div className={end}>{atEdge}</div>}
            </div>
            {renderStage(
              editorsOf('stage'),
              <>
                {tool.notice && <Notice>{tool.notice}</Notice>}
                {whyNotHere && <Notice tone="info">{whyNotHere}</Notice>}
              </>,
              // Whose frames are not known yet has the room for them.
              frames !== undefined && <div className={row}>{frames}</div>,
            )}
          </div>
          <div className={dock} ref={clearOfDock}>
            <div className={words}>{editorsOf('words')}</div>
            <aside className={settings} aria-label={labels.settings}>
              {panel}
            </aside>
            <div className={foot}>
              <PriceNotes tool={tool} />
              {takes}
              <GenerateBar
                label={tool.words.generate}
                busyLabel={tool.words.busy}
                isBusy={editing.isDisabled}
                button={tool.button}
                atEnd={
                  <SettingsButton tool={tool} draft={editing.draft}>
                    {panel}
                  </SettingsButton>
                }
                isRefused={editing.errorMessage !== null}
                onGenerateRequested={editing.onGenerateRequested}
                {...bar}
              />
            </div>
          </div>
        </div>
      </div>
      {/* Where a line lists what is missing, nothing else says it (D5, A248). */}
      <VisuallyHidden role="status">{tool.button !== 'lists' && errorMessage}</VisuallyHidden>
    </>
  );
};
