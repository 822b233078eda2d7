import { mayCall } from '@enlace/shared-contract/access';
import { replyTemplates } from '@enlace/shared-contract/forms';
import { ScreenHead, useIsNarrow, useNotices } from '@enlace/shared-admin';
import { useCall, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, IconButton } from '@enlace/shared-ui';

import { saveFile } from '../../../lib/save-file';
import { inbox } from '../state/inbox';
import { filtersOf, type InboxChoice } from '../state/inbox-choice';
import { useInboxPage } from '../state/use-inbox';
import { inboxTexts } from '../texts';

export interface InboxHeadProps {
  readonly choice: InboxChoice;
  readonly mayExport: boolean;
  readonly onKeys: () => void;
}

/** Title, number of entries, and actions of the whole list. */
export function InboxHead({ choice, mayExport, onKeys }: InboxHeadProps) {
  const t = useTexts(inboxTexts);
  const { viewer } = useScreen();
  const notices = useNotices();
  // Phones have no keys.
  const isNarrow = useIsNarrow();
  const { answer: page } = useInboxPage(choice);
  const file = useCall(inbox.calls.exportFile);
  const handleExport = async () => {
    try {
      saveFile('inbox', await file.run(filtersOf(choice)));
      // Removes the file from the state.
      file.clear();
    } catch (error) {
      notices.showFailure(error, t('failed.title'));
    }
  };
  return (
    <ScreenHead
      title={t('title')}
      detail={page === null ? undefined : t('count', { count: page.meta.total })}
      actions={
        <Cluster gap={8}>
          {mayCall(viewer, replyTemplates.wire.list.access) && (
            <ButtonLink size="small" variant="secondary" to="/admin/inbox/templates">
              {t('templates')}
            </ButtonLink>
          )}
          {mayExport && (
            <Button
              size="small"
              variant="secondary"
              iconBefore="download"
              isLoading={file.status === 'pending'}
              onClick={() => void handleExport()}
            >
              {t('export')}
            </Button>
          )}
          {!isNarrow && <IconButton size="small" icon="info" label={t('keys')} onClick={onKeys} />}
        </Cluster>
      }
    />
  );
}
