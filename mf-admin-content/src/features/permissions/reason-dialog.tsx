import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

import { ReasonField } from './reason-field';
import { permissionsTexts } from './texts';

export interface ReasonDialogProps {
  readonly title: string;
  /** Text of the confirmation button. */
  readonly confirm: string;
  readonly isPending: boolean;
  readonly error: { readonly message: string } | null;
  /** Description of the change. */
  readonly children: ReactNode;
  /** @param reason trimmed, never empty */
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** A preview of a change of rights, with a field for the required reason. */
export function ReasonDialog({ title, confirm, isPending, error, children, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTexts(permissionsTexts);
  const formId = useId();
  const [typedReason, setTypedReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reason = typedReason.trim();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason !== '') onConfirm(reason);
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('save.back')}
          </Button>
          <Button type="submit" form={formId} isLoading={isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        {children}
        <ReasonField value={typedReason} isMissing={isChecked && reason === ''} onChange={setTypedReason} />
        {error !== null && <Failure role="alert">{error.message}</Failure>}
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
