import { noticeShown } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent } from 'react';

import { useRecordCommand } from '../form/use-record-command';
import { useAdminTexts } from '../texts';

export interface PublishCommandProps {
  readonly name: string;
  /** Whether there is something to publish: a draft, or a record that is not public yet. */
  readonly canPublish: boolean;
  /** Whether the record is public, or will be. */
  readonly canUnpublish: boolean;
  readonly onRun: (what: 'publish' | 'unpublish') => void;
}

/** Confirms the publication, or its end, that the palette was asked for, or shows that there is nothing to do. */
export function PublishCommand({ name, canPublish, canUnpublish, onRun }: PublishCommandProps) {
  const t = useAdminTexts();
  const dispatch = useDispatch();
  const [isPublishing, clearPublish] = useRecordCommand('publish');
  const [isUnpublishing, clearUnpublish] = useRecordCommand('unpublish');
  const what = isPublishing ? 'publish' : 'unpublish';
  const clear = isPublishing ? clearPublish : clearUnpublish;
  const isAsked = isPublishing || isUnpublishing;
  const isNeedless = isAsked && !(isPublishing ? canPublish : canUnpublish);
  const showNeedless = useEffectEvent(() => {
    dispatch(noticeShown({ kind: 'error', text: t(`publish.already.${what}`) }));
    clear();
  });
  useEffect(() => {
    if (isNeedless) showNeedless();
  }, [isNeedless]);
  if (!isAsked || isNeedless) return null;
  return (
    <ConfirmDialog
      isOpen
      isDanger={!isPublishing}
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
