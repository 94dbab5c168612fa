import { filesOf, isFileInput, libraryWords, type AnyTool } from '@kinora/contract';
import { isBusy, type StudioModel } from '@kinora/studio-kit';
import { useEffect } from 'react';
import { useFilling, type Filling } from '../../drafts/useFilling.ts';
import { useToasts, type Toasts } from '../../toasts.tsx';

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

interface ItsSettingsProps {
  file: File;
  title: string;
  take: (fill: Filling, toasts: Toasts) => Promise<void>;
  studio: StudioModel<AnyTool>;
  onOver: (none: undefined) => void;
}

/** Offers the settings of a file as long as the form holds it and nothing is made of it yet. */
export function ItsSettings({ file, title, take, studio, onOver }: ItsSettingsProps) {
  const fill = useFilling();
  const toasts = useToasts();
  const isRunning = isBusy(studio.phase);
  const isOffered = !isRunning && speaksOf(studio, file);
  useEffect(() => {
    if (isRunning) onOver(undefined);
  }, [isRunning, onOver]);
  useEffect(() => {
    if (!isOffered) return;
    const onPress = () => {
      onOver(undefined);
      void take(fill, toasts);
    };
    toasts.add({ tone: 'info', topic, title, action: { label: libraryWords.itsSettings.use, onPress } });
    return () => toasts.end(topic);
  }, [isOffered, title, take, fill, onOver, toasts]);
  return null;
}
