import { filesOf, type StrokesInput } from '@kinora/contract';
import { MotionBrush } from '../../composer/MotionBrush/index.ts';
import type { EditorProps } from './editor.ts';

export const StrokesEditor = ({
  input,
  value,
  draft,
  isResultShown,
  drawnOver,
  errorMessage,
  isDisabled,
  onValueChanged,
}: EditorProps<StrokesInput>) => {
  const [picture] = drawnOver ? filesOf(drawnOver, draft[input.on]) : [];
  return picture ? (
    <MotionBrush
      // What is undone is of one picture.
      key={`${picture.name} ${picture.size}`}
      label={input.label}
      help={input.help}
      picture={picture}
      strokes={value}
      max={input.max}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      // What was made of them is what is looked at.
      isLeftInPlace={isResultShown}
      onStrokesChanged={({ strokes }) => onValueChanged(strokes)}
    />
  ) : null;
};
