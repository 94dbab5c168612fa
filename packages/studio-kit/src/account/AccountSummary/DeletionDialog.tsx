import { Button, Dialog, Notice, PasswordField, Text } from '@kinora/design-system';
import { useId, useState } from 'react';
import { CheckedForm } from '../../CheckedForm.tsx';
import type { KitLabels } from '../../labels/index.ts';
import type { DeedState } from './deedState.ts';

export interface DeletionDialogProps extends DeedState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  words: KitLabels['account'];
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
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const formId = useId();

  const change = (isNowOpen: boolean) => {
    onOpenChange(isNowOpen);
    setPassword('');
    setIsMissing(false);
  };
  const send = () => {
    setIsMissing(password === '');
    if (password !== '') onDeletionConfirmed({ password });
    return undefined;
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={words.deleteQuestion}
      footer={
        <>
          <Button onPress={() => change(false)}>{words.keepAccount}</Button>
          <Button type="submit" form={formId} tone="danger" variant="solid" isPending={isPending}>
            {words.deleteMine}
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} isPending={isPending} onSent={send}>
        <Text as="p" tone="secondary">
          {words.whatGoes}
        </Text>
        <PasswordField
          label={words.deletePassword}
          isRequired
          value={password}
          onChange={(value) => {
            setPassword(value);
            setIsMissing(false);
          }}
          errorMessage={isMissing ? words.currentMissing : undefined}
        />
        {problem && <Notice tone="danger">{problem}</Notice>}
      </CheckedForm>
    </Dialog>
  );
}
