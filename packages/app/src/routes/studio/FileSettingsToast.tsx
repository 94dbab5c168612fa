import { filesOf, isFileInput, libraryWords, type AnyTool } from '@kinora/contract';
import { isBusy, type StudioModel } from '@kinora/studio-kit';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useFilling, type Filling } from '../../drafts/useFilling.ts';
import { useToasts, type Toasts } from '../../toasts.tsx';
import { useLateDeed } from '../../useLateDeed.ts';

const topic = 'offer';

/** A form without a place for files takes the settings alone; any other one holds the file, or has refused it. */
const speaksOf = ({ tool, draft }: StudioModel<AnyTool>, file: File) => {
  const inputs = Object.entries(tool.inputs).filter(([, input]) => isFileInput(input));
  const held: Readonly<Record<string, unknown>> = draft;
  return (
    inputs.length === 0 ||
    inputs.some(([name, input]) => filesOf(input, held[name]).some(({ blob }) => blob === file))
  );
};

interface FileSettingsToastProps {
  file: File;
  title: string;
  take: (formOf: Filling, toasts: Toasts) => Promise<void>;
  studio: StudioModel<AnyTool>;
  onOver: () => void;
  /** It could not be taken, and is to be offered once more. */
  onKept: () => void;
}

/** Offers the settings of a file as long as the form holds it and nothing is made of it yet. */
export function FileSettingsToast({ file, title, take, studio, onOver, onKept }: FileSettingsToastProps) {
  const formOf = useFilling();
  const toasts = useToasts();
  const attempt = useLateDeed();
  const isRunning = isBusy(studio.phase);
  const isOffered = !isRunning && speaksOf(studio, file);
  useEffect(() => {
    if (isRunning) onOver();
  }, [isRunning, onOver]);
  useEffect(() => {
    if (!isOffered) return;
    const onPress = () => {
      // Over before it is taken: a form that is filled begins anew, and would offer it over what is said of that.
      onOver();
      const taken = take(formOf, toasts).catch((thrown: unknown) => {
        // Offered again before it is said why it did not work, which is what is to be seen.
        flushSync(onKept);
        throw thrown;
      });
      void attempt(taken);
    };
    toasts.add({ tone: 'info', topic, title, action: { label: libraryWords.itsSettings.use, onPress } });
    return () => toasts.end(topic);
  }, [isOffered, title, take, formOf, onOver, onKept, toasts, attempt]);
  return null;
}
