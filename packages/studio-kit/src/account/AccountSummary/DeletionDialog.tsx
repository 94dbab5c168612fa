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
  problemField,
  words,
  onDeletionConfirmed,
}: DeletionDialogProps) {
  // What a product says otherwise is among the words that came at once.
  const text = { ...deletionLabels, ...words };
  const [password, setPassword] = useState('');
  /** Not once somebody goes about mending it. */
  const [isSaid, setIsSaid] = useState(false);
  const formId = useId();
  const said = isSaid ? (password ? problem : text.currentMissing) : null;
  const isAtField = !password || problemField === 'password';

  const change = (isNowOpen: boolean) => {
    onOpenChange(isNowOpen);
    setPassword('');
    setIsSaid(false);
  };
  const send = () => {
    setIsSaid(true);
    if (password) onDeletionConfirmed({ password });
    return undefined;
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={text.deleteQuestion}
      footer={
        <>
          <Button onPress={() => change(false)}>{text.keepAccount}</Button>
          <Button type="submit" form={formId} tone="danger" variant="solid" isPending={isPending}>
            {text.deleteMine}
          </Button>
        </>
      }
    >
      <CheckedForm
        id={formId}
        isPending={isPending}
        onSent={send}
        refused={said && isAtField ? 'password' : undefined}
      >
        <Text as="p" tone="secondary">
          {text.whatGoes}
        </Text>
        <PasswordField
          label={text.deletePassword}
          name="password"
          isRequired
          value={password}
          onChange={(value) => {
            setPassword(value);
            setIsSaid(false);
          }}
          errorMessage={isAtField ? said : undefined}
        />
        {said && !isAtField && <Notice tone="danger">{said}</Notice>}
      </CheckedForm>
    </Dialog>
  );
}
