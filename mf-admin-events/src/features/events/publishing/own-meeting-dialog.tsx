import { CallFormDialog, useLateTexts } from '@enlace/shared-admin';
import { attendeeTicketCalls, ownMeeting } from '@enlace/shared-contract/attendees';
import { FormField, Text, TextInput } from '@enlace/shared-ui';
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
  const isOwn = room?.provider === ownMeeting;
  const [url, setUrl] = useState(isOwn ? room.url : '');
  const [isChecked, setChecked] = useState(false);
  const call = useDialogCall(`own meeting of ${eventId}`, { onDone, onClose });
  const address = url.trim();
  const isWrong = !/^https:\/\/[^\s/]/.test(address);
  const urlError = isChecked && isWrong ? t('own.wrong') : call.errorOf('url');
  const handleSubmit = () => {
    setChecked(true);
    if (isWrong) return;
    call.start({ call: attendeeTicketCalls.setMeeting, params: { id: eventId }, body: { url: address } }, () =>
      call.finish(t('own.done')),
    );
  };
  return (
    <CallFormDialog
      call={call}
      title={t('own.title')}
      closeLabel={t('own.close')}
      submitLabel={t('own.save')}
      failedText={t('own.failed')}
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
    </CallFormDialog>
  );
}
