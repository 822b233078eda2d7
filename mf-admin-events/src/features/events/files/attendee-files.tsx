import { useLateTexts } from '@enlace/shared-admin';
import { Button } from '@enlace/shared-ui';
import { useState } from 'react';

import { BadgesDialog } from './badges-dialog';
import { DownloadDialog, type DownloadDialogProps } from './download-dialog';
import { filesTexts } from './texts';

export type AttendeeFilesProps = Omit<DownloadDialogProps, 'onClose'>;

/** The buttons for files of attendees, and their dialogs. */
export function AttendeeFiles({ eventId, filter, chosenIds }: AttendeeFilesProps) {
  const t = useLateTexts(filesTexts);
  const [open, setOpen] = useState<'list' | 'badges' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="secondary" iconBefore="download" onClick={() => setOpen('list')}>
        {t('download')}
      </Button>
      <Button variant="secondary" iconBefore="user" onClick={() => setOpen('badges')}>
        {t('badges')}
      </Button>
      {open === 'list' && <DownloadDialog eventId={eventId} filter={filter} chosenIds={chosenIds} onClose={close} />}
      {open === 'badges' && <BadgesDialog eventId={eventId} chosenIds={chosenIds} onClose={close} />}
    </>
  );
}
