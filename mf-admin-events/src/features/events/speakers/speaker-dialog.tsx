import { CallFormDialog, useLateTexts } from '@enlace/shared-admin';
import { type EventSpeaker, eventSpeakerCalls } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { FormField, TextInput } from '@enlace/shared-ui';
import { FileDrop } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { speakersTexts } from './texts';

export interface SpeakerDialogProps {
  readonly eventId: number;
  /** Null for a new one. */
  readonly speaker: EventSpeaker | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Name, role, headline and picture of a speaker without an account. */
export function SpeakerDialog({ eventId, speaker, onClose, onDone }: SpeakerDialogProps) {
  const t = useLateTexts(speakersTexts);
  const [key] = useState(() => crypto.randomUUID());
  const [name, setName] = useState(speaker?.name ?? '');
  const [role, setRole] = useState(speaker?.speaker_role ?? '');
  const [headline, setHeadline] = useState(speaker?.headline ?? '');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [storedPicture, setStoredPicture] = useState(speaker?.picture ?? null);
  const [isChecked, setChecked] = useState(false);
  const call = useDialogCall(`speaker form ${speaker?.id ?? key}`, { onDone, onClose });
  const isIncomplete = name.trim() === '';
  const [file] = files;
  const picture = file ?? (storedPicture === null && speaker?.picture ? '' : undefined);
  const handleSubmit = () => {
    setChecked(true);
    if (isIncomplete) return;
    const body = {
      name: name.trim(),
      speaker_role: role.trim(),
      headline: headline.trim(),
      ...(picture === undefined ? {} : { picture }),
      ...(speaker === null ? { key } : {}),
    };
    const request =
      speaker === null
        ? { call: eventSpeakerCalls.addSpeaker, params: { id: eventId } }
        : { call: eventSpeakerCalls.editSpeaker, params: { id: speaker.id } };
    call.start({ ...request, body, changes: [subjectOf('events', eventId)] }, () =>
      call.finish(t('done', { name: name.trim() })),
    );
  };
  return (
    <CallFormDialog
      call={call}
      title={speaker === null ? t('addTitle') : t('editTitle', { name: speaker.name })}
      closeLabel={t('close')}
      submitLabel={t('save')}
      failedText={t('failed')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormField label={t('name')} isRequired error={isChecked && isIncomplete ? t('needed') : call.errorOf('name')}>
        <TextInput maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
      </FormField>
      <FormField label={t('role')} hint={t('roleHint')} error={call.errorOf('speaker_role')}>
        <TextInput maxLength={80} value={role} onChange={({ target }) => setRole(target.value)} />
      </FormField>
      <FormField label={t('headline')} hint={t('headlineHint')} error={call.errorOf('headline')}>
        <TextInput maxLength={200} value={headline} onChange={({ target }) => setHeadline(target.value)} />
      </FormField>
      <FormField label={t('picture')} error={call.errorOf('picture')}>
        <FileDrop
          files={files}
          stored={storedPicture === null ? [] : [{ name: t('pictureNow', { name }), url: storedPicture.url }]}
          onRemoveStored={() => setStoredPicture(null)}
          onChange={setFiles}
          {...(call.status === 'pending' && file !== undefined ? { progress: call.progress } : {})}
        />
      </FormField>
    </CallFormDialog>
  );
}
