import { useLateTexts, useOfficeCall } from '@enlace/shared-admin';
import { Button } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useId } from 'react';

import { admin } from '../../../../lib/admin';
import { boardTexts } from '../texts';
import { PlaceForm, placeKey, type PlaceFormProps } from './place-form';

export interface PlaceDialogProps extends Omit<PlaceFormProps, 'formId'> {
  readonly onClose: () => void;
}

/** Pool and tier of a ticket of the board. */
export function PlaceDialog({ onClose, onDone, ...form }: PlaceDialogProps) {
  const t = useLateTexts(boardTexts);
  const formId = useId();
  const { status } = useOfficeCall(admin.calls, placeKey(form.ticket.id));
  return (
    <Modal
      isOpen
      title={t('places.title', { name: form.ticket.name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('pools.close')}
          </Button>
          <Button type="submit" form={formId} isLoading={status === 'pending'}>
            {t('pools.save')}
          </Button>
        </>
      }
    >
      <PlaceForm
        formId={formId}
        {...form}
        onDone={() => {
          onDone();
          onClose();
        }}
      />
    </Modal>
  );
}
