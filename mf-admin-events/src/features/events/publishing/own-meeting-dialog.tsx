import { useLateTexts, useNotices } from '@enlace/shared-admin';
import { attendeeTicketCalls, ownMeeting } from '@enlace/shared-contract/attendees';
import { FormField, Text, TextInput } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { publishingTexts } from './texts';

export interface OwnMeetingDialogProps {
  readonly eventId: number;
  /** The meeting that exists; null for none. */
  readonly room: { readonly provider: string; readonly url: string } | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the address of a meeting that the organisers have made themselves. */
export function OwnMeetingDialog({ eventId, room, onClose, onDone }: OwnMeetingDialogProps) {
  const t = useLateTexts(publishingTexts);
  const { showSuccess } = useNotices();
  const isOwn = room?.provider === ownMeeting;
  const [url, setUrl] = useState(isOwn ? room.url : '');
  const [isChecked, setChecked] = useState(false);
  const { start, status, error } = useDialogCall(`own meeting of ${eventId}`);
  const address = url.trim();
  const isWrong = !/^https:\/\/[^\s/]/.test(address);
  const urlError = isChecked && isWrong ? t('own.wrong') : (error?.fields['url']?.[0] ?? '');
  const handleSubmit = () => {
    setChecked(true);
    if (isWrong) return;
    start({ call: attendeeTicketCalls.setMeeting, params: { id: eventId }, body: { url: address } }, () => {
      showSuccess(t('own.done'));
      onDone();
      onClose();
    });
  };
  return (
    <FormDialog
      title={t('own.title')}
      closeLabel={t('own.close')}
      submitLabel={t('own.save')}
      isLoading={status === 'pending'}
      failure={error !== null && Object.keys(error.fields).length === 0 ? error.message || t('own.failed') : null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Text tone="soft">{t(room === null || isOwn ? 'own.hint' : 'own.replaces')}</Text>
      <FormField label={t('own.address')} hint={t('own.addressHint')} isRequired error={urlError}>
        <TextInput
          type="url"
          inputMode="url"
          maxLength={500}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </FormField>
    </FormDialog>
  );
}
