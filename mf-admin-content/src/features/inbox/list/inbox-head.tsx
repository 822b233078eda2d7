import { inboxCalls, replyTemplates, mayCall } from '@enlace/shared-contract';
import { ScreenHead } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import { useSelector, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, IconButton } from '@enlace/shared-ui';

import { filtersOf, type InboxChoice } from '../state/inbox-choice';
import { useWork } from '../state/inbox-entry';
import { inboxList } from '../state/inbox-lists';
import { inboxTexts } from '../texts';

export interface InboxHeadProps {
  readonly choice: InboxChoice;
  readonly mayExport: boolean;
  readonly onKeys: () => void;
}

/** Title, how many, and what can be done with the whole list. */
export function InboxHead({ choice, mayExport, onKeys }: InboxHeadProps) {
  const t = useTexts(inboxTexts);
  const { viewer } = useScreen();
  const { data } = useSelector(inboxList.select);
  const file = useWork('export');
  return (
    <ScreenHead
      title={t('title')}
      detail={data === null ? undefined : t('count', { count: data.meta.total })}
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
              onClick={() => file.start({ call: inboxCalls.exportInbox, query: filtersOf(choice) })}
            >
              {t('export')}
            </Button>
          )}
          <IconButton size="small" icon="info" label={t('keys')} onClick={onKeys} />
        </Cluster>
      }
    />
  );
}
