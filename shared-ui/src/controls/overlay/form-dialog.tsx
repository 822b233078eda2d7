import { styled } from '@enlace/shared-platform';
import { useId, type ReactNode } from 'react';

import { Button } from '../../button/button';
import { Stack } from '../../layout/layout';
import { color } from '../../tokens/tokens';
import { Modal, type ModalProps } from './modal';

export interface FormDialogProps extends Pick<ModalProps, 'title' | 'size' | 'isDismissible' | 'onClose'> {
  readonly closeLabel: string;
  readonly submitLabel: string;
  readonly isLoading: boolean;
  /** Reason of a failure that belongs to no field; null without one. */
  readonly failure?: ReactNode;
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A dialog with a form: Enter in a field or the button sends it. */
export function FormDialog(props: FormDialogProps) {
  const { closeLabel, submitLabel, isLoading, failure, onSubmit, onClose, children, ...rest } = props;
  const formId = useId();
  return (
    <Modal
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {closeLabel}
          </Button>
          <Button type="submit" form={formId} isLoading={isLoading}>
            {submitLabel}
          </Button>
        </>
      }
      {...rest}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap={16}>
          {failure && <Failure role="alert">{failure}</Failure>}
          {children}
        </Stack>
      </form>
    </Modal>
  );
}

const Failure = styled.p`
  color: ${color.danger};
`;
