import { linkWords } from '@kinora/contract';
import { Notice, TextField } from '@kinora/design-system';
import { useEffect, useRef } from 'react';
import { ownLine } from './LinkByHand.css.ts';

export interface LinkByHandProps {
  address: string;
  onDismissed: () => void;
}

/** The address that the browser refused to copy, chosen already: one key copies it. */
export function LinkByHand({ address, onDismissed }: LinkByHandProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Notice tone="warning" className={ownLine} title={linkWords.notCopied} onDismissed={onDismissed}>
      <TextField
        inputRef={field}
        label={linkWords.label}
        value={address}
        isReadOnly
        onFocus={() => field.current?.select()}
      />
    </Notice>
  );
}
