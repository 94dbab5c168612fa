import { Button, Dialog, Notice, PasswordField, Text } from '@kinora/design-system';
import { useId, useState } from 'react';
import { CheckedForm } from '../../CheckedForm.tsx';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { deletionLabels } from '../../labels/deletionLabels.ts';
import type { DeedState } from './deedState.ts';

export interface DeletionDialogProps extends DeedState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  words: AccountWords;
  onDeletionConfirmed: (event: { password: string }) => void;
}

/** The second time that it is asked, with the proof. */
export function DeletionDialog({
  isOpen,
  onOpenChange,
  isPending = false,
  problem,
  words,
  onDeletionConfirmed,
}: DeletionDialogProps) {
  // What a product says otherwise is among the words that came at once.
  const said = { ...deletionLabels, ...words };
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const formId = useId();

  const change = (isNowOpen: boolean) => {
    onOpenChange(isNowOpen);
    setPassword('');
    setIsMissing(false);
  };
  const send = () => {
    setIsMissing(!password);
    if (password) onDeletionConfirmed({ password });
    return undefined;
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={said.deleteQuestion}
      footer={
        <>
          <Button onPress={() => change(false)}>{said.keepAccount}</Button>
          <Button type="submit" form={formId} tone="danger" variant="solid" isPending={isPending}>
            {said.deleteMine}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} isPending={isPending} onSent={send}>
        <Text as="p" tone="secondary">
          {said.whatGoes}
        </Text>
        <PasswordField
          label={said.deletePassword}
          isRequired
          value={password}
          onChange={(value) => {
            setPassword(value);
            setIsMissing(false);
          }}
          errorMessage={isMissing ? said.currentMissing : undefined}
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
      </CheckedForm>
    </Dialog>
  );
}
