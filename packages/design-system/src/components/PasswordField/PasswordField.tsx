import { useState } from 'react';
import { Eye, EyeOff } from '../../icons/glyphs.ts';
import { fieldWords } from '../../labels/english/fieldWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'leading' | 'autoComplete'
> {
  /** Lets a password store tell signing in from choosing a password. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  labels?: Partial<Pick<Labels, 'showPassword' | 'hidePassword'>> | undefined;
}

// Shown, it is text like any other. React Aria hands all three on, though its types leave out the first.
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' };

/** A secret, hidden until its writer asks to see it. */
export function PasswordField({ autoComplete = 'current-password', labels, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { showPassword, hidePassword } = useWords(fieldWords, labels);
  return (
    <TextField
      data-component="PasswordField"
      {...asTyped}
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      trailing={
        <IconButton
          size="sm"
          label={isShown ? hidePassword : showPassword}
          icon={isShown ? EyeOff : Eye}
          isDisabled={rest.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
