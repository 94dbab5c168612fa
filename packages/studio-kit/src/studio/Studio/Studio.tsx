import { isShown, type AnyTool, type Creation } from '@kinora/contract';
import { createToastQueue, Heading, Text, ToastRegion } from '@kinora/design-system';
import { useRef, useState } from 'react';
import type { EditorPlace } from '../editors/editor.ts';
import { editorOf } from '../editors/index.ts';
import { GenerateBar } from '../GenerateBar/index.ts';
import { Stage } from '../Stage/index.ts';
import { isBusy } from '../studioState.ts';
import { useStudio, type StudioOptions } from '../useStudio.ts';
import { foot, head, layout, root, settings, work } from './Studio.css.ts';
import { Tips } from './Tips.tsx';
import { useFocusOnComplaint } from './useFocusOnComplaint.ts';

export interface StudioProps<T extends AnyTool> extends StudioOptions<T> {
  onDownloadRequested?: ((event: { creation: Creation }) => void) | undefined;
  onCreditsRequested?: (() => void) | undefined;
}

/** A whole studio, drawn from the definition of its tool: the stage, the words, the settings and the price. */
export function Studio<T extends AnyTool>({
  onDownloadRequested,
  onCreditsRequested,
  ...options
}: StudioProps<T>) {
  const { tool } = options;
  const [toasts] = useState(createToastQueue);
  const ownMessages = options.onMessage === undefined;
  const studio = useStudio({
    ...options,
    onMessage: options.onMessage ?? ((message) => void toasts.add(message)),
  });
  const form = useRef<HTMLDivElement>(null);
  useFocusOnComplaint(form, studio.complaint, studio.complaints);

  const busy = isBusy(studio.phase);
  const draft = studio.draft as Readonly<Record<string, unknown>>;
  const shown = Object.entries(tool.inputs).filter(([name]) => isShown(tool, studio.draft, name));
  const editorsOf = (place: EditorPlace) =>
    shown
      .filter(([, input]) => editorOf(input).place === place)
      .map(([name, input]) => {
        const { Component } = editorOf(input);
        return (
          <div key={name} data-input={name}>
            <Component
              input={input}
              value={draft[name] as never}
              complaint={studio.complaint?.input === name ? studio.complaint.message : undefined}
              isDisabled={busy}
              onValueChanged={(value) => studio.set(name, value)}
              onGenerateRequested={studio.generate}
            />
          </div>
        );
      });

  return (
    <div className={root} data-component="Studio" data-tool={tool.id} ref={form}>
      <div className={layout}>
        <div className={work}>
          <header className={head}>
            <Heading level={1} tabIndex={-1}>
              {tool.title}
            </Heading>
            <Text tone="secondary">{tool.summary}</Text>
          </header>
          <Stage
            tool={tool}
            draft={draft}
            phase={studio.phase}
            onDownloadRequested={onDownloadRequested}
            onCreateAnotherRequested={studio.createAnother}
            onRetryRequested={studio.generate}
            onLookAgainRequested={studio.lookAgain}
            onDismissed={studio.dismiss}
          >
            {editorsOf('stage')}
          </Stage>
          {editorsOf('words')}
        </div>
        <aside className={settings} aria-label="Settings">
          {editorsOf('settings')}
          <Tips tips={tool.tips} />
        </aside>
        <div className={foot}>
          <GenerateBar
            label={tool.words.generate}
            busyLabel={tool.words.busy}
            price={studio.price}
            payer={studio.payer}
            isBusy={busy}
            blocked={studio.blocked}
            onGenerateRequested={studio.generate}
            onCreditsRequested={onCreditsRequested}
          />
        </div>
      </div>
      {ownMessages && <ToastRegion queue={toasts} />}
    </div>
  );
}
