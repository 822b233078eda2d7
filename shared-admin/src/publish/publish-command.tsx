import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { useRecordCommand } from '../form/use-record-command';
import { useAdminTexts } from '../texts';

export interface PublishCommandProps {
  readonly name: string;
  readonly onRun: (what: 'publish' | 'unpublish') => void;
}

/** Confirms the publication, or its end, that the palette was asked for. */
export function PublishCommand({ name, onRun }: PublishCommandProps) {
  const t = useAdminTexts();
  const [isPublishing, clearPublish] = useRecordCommand('publish');
  const [isUnpublishing, clearUnpublish] = useRecordCommand('unpublish');
  if (!isPublishing && !isUnpublishing) return null;
  const what = isPublishing ? 'publish' : 'unpublish';
  const clear = isPublishing ? clearPublish : clearUnpublish;
  return (
    <ConfirmDialog
      isOpen
      title={t(`publish.ask.${what}`, { name })}
      confirmLabel={t(isPublishing ? 'publish.publish' : 'publish.unpublishNow')}
      onConfirm={() => {
        clear();
        onRun(what);
      }}
      onClose={clear}
    />
  );
}
