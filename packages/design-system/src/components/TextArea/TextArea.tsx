import { useRef, useState } from 'react';
import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import { Group, TextArea as RacTextArea, TextField as RacTextField } from 'react-aria-components';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { useMergedRefs } from '../../refs/useMergedRefs.ts';
import { control, input } from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import type { CountLabels } from './CharacterCount.tsx';
import { area, box, fewestRows, footer as footerClass, mostRows } from './TextArea.css.ts';
import { useGrowth } from './useGrowth.ts';

export interface TextAreaProps extends Omit<
  TextFieldProps,
  | 'inputRef'
  | 'leading'
  | 'trailing'
  | 'isPending'
  | 'type'
  | 'pattern'
  | 'maxLength'
  | 'onKeyDown'
  | 'onKeyUp'
> {
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** Stands in the box under the text: tools, a hint, a button. */
  footer?: ReactNode;
  /** Shows how much room is left. More can be typed, so that no paste is cut: say so by `errorMessage`. */
  maxLength?: number | undefined;
  /** @default 3 */
  minRows?: number | undefined;
  /** It scrolls from here on. @default 12 */
  maxRows?: number | undefined;
  labels?: CountLabels | undefined;
  /** What `onKeyDown` obeys, for whoever only hears it: 'Control+Enter'. */
  'aria-keyshortcuts'?: string | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. Grows with what is written. */
export function TextArea({
  placeholder,
  value,
  defaultValue,
  onChange,
  inputRef,
  footer,
  maxLength,
  minRows = 3,
  maxRows = 12,
  labels,
  'aria-keyshortcuts': keys,
  onKeyDown,
  ...props
}: TextAreaProps) {
  const { root, frame, size } = fieldParts('TextArea', props);
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const written = useMergedRefs(ownRef, inputRef);
  const [typed, setTyped] = useState(defaultValue ?? '');
  const text = value ?? typed;
  useGrowth(ownRef, text);
  return (
    <RacTextField
      {...root}
      value={text}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next);
      }}
    >
      <FieldFrame {...frame}>
        <Group data-part="control" className={joinClasses(control({ size }), box)}>
          <RacTextArea
            ref={written}
            className={joinClasses(input, area)}
            style={cssVariables([
              [fewestRows, String(minRows)],
              [mostRows, String(maxRows)],
            ])}
            placeholder={placeholder}
            aria-keyshortcuts={keys}
            onKeyDown={onKeyDown}
          />
          {(footer || maxLength !== undefined) && (
            <div data-part="footer" className={footerClass}>
              {footer}
              {maxLength !== undefined && <CharacterCount length={text.length} {...{ maxLength, labels }} />}
            </div>
          )}
        </Group>
      </FieldFrame>
    </RacTextField>
  );
}
