import { type AdminRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { offersPreviewAnswerSchema, waitingEntryCalls } from '@enlace/shared-contract/orders';
import { Button, ErrorState, FormField, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { waitingTexts } from './texts';

const mostSeats = 10_000;

export interface PreviewDialogProps {
  readonly event: AdminRow;
  readonly onClose: () => void;
}

/** Who would get an offer if the event had further seats. */
export function PreviewDialog({ event, onClose }: PreviewDialogProps) {
  const t = useLateTexts(waitingTexts);
  const [text, setText] = useState('1');
  const seats = Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), mostSeats);
  const question = { call: waitingEntryCalls.previewOffers, params: { id: event.id }, query: { seats } };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, offersPreviewAnswerSchema);
  const preview = data?.data ?? null;
  return (
    <Modal
      isOpen
      title={t('previewTitle')}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Text tone="soft">{t('previewHint')}</Text>
        <FormField label={t('previewSeats')}>
          <TextInput
            type="number"
            min={1}
            max={mostSeats}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </FormField>
        {preview === null && status === 'rejected' && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
        {preview === null && status !== 'rejected' && <Skeleton lines={2} />}
        {preview !== null && (
          <div role="status">
            <Stack gap={8}>
              <strong>{t('previewPeople', { count: preview.people })}</strong>
              {preview.seats_left > 0 && <Text tone="soft">{t('previewLeft', { count: preview.seats_left })}</Text>}
              <ul>
                {preview.offers.map(({ id, name, ticket, quantity }) => (
                  <li key={id}>{t('previewLine', { name, ticket, count: quantity })}</li>
                ))}
              </ul>
            </Stack>
          </div>
        )}
      </Stack>
    </Modal>
  );
}
