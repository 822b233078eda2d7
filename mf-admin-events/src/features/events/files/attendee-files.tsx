import { useLateTexts } from '@enlace/shared-admin';
import { Button } from '@enlace/shared-ui';
import { useState, type ReactNode } from 'react';

import { BadgesDialog } from './badges-dialog';
import { DownloadDialog, type DownloadDialogProps } from './download-dialog';
import { filesTexts } from './texts';

type FileName = 'list' | 'badges';

export interface AttendeeFilesProps extends Omit<DownloadDialogProps, 'onClose'> {
  /** Id of the kind of ticket that the list shows; empty for all. */
  readonly ticket: string;
  /** Draws other controls than the two buttons. */
  readonly children?: ((onOpen: (file: FileName) => void) => ReactNode) | undefined;
}

/** The buttons for files of attendees, and their dialogs. */
export function AttendeeFiles({ eventId, filter, chosenIds, ticket, children }: AttendeeFilesProps) {
  const t = useLateTexts(filesTexts);
  const [open, setOpen] = useState<FileName | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {children?.(setOpen) ?? (
        <>
          <Button variant="secondary" iconBefore="download" onClick={() => setOpen('list')}>
            {t('download')}
          </Button>
          <Button variant="secondary" iconBefore="user" onClick={() => setOpen('badges')}>
            {t('badges')}
          </Button>
        </>
      )}
      {open === 'list' && <DownloadDialog eventId={eventId} filter={filter} chosenIds={chosenIds} onClose={close} />}
      {open === 'badges' && <BadgesDialog eventId={eventId} chosenIds={chosenIds} ticket={ticket} onClose={close} />}
    </>
  );
}
