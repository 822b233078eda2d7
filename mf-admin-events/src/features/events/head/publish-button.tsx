import {
  type AdminRow,
  nameOfRow,
  useLateTexts,
  useNotices,
  useShapedWrite,
  useUnsavedForm,
} from '@enlace/shared-admin';
import { versionTag } from '@enlace/shared-contract/admin';
import { events as contract } from '@enlace/shared-contract/events';
import { toErrorView, useReload } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { Button, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { handleOf } from '../../../lib/handle-of';
import { checksOf } from '../publishing/checks-of';
import { publishingTexts } from '../publishing/texts';

export interface PublishButtonProps {
  readonly record: AdminRow;
  /** The dialog is open. */
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/** Publishes a draft, after what is missing on its page was named. */
export function PublishButton({ record, isAsking, onAsk, onClose }: PublishButtonProps) {
  const t = useLateTexts(publishingTexts);
  const navigate = useNavigate();
  const reload = useReload();
  const { showSuccess, showFailure } = useNotices();
  const handle = handleOf(contract);
  const { run, status } = useShapedWrite(handle, `publish:${record.id}`);
  const form = useUnsavedForm(handle, record.id);
  const [hasUnsavedForm, setUnsavedForm] = useState(false);
  const name = nameOfRow(record);
  const gaps = checksOf(record, new Date()).filter(({ isDone }) => !isDone);
  const version = record['updated_at'];
  const publish = async () => {
    if (hasUnsavedForm) form.follow();
    try {
      await run({
        operation: 'edit',
        id: record.id,
        values: { status: 'published' },
        original: record,
        ...(typeof version === 'string' ? { ifMatch: versionTag(version) } : {}),
      });
      showSuccess(t('publish.done', { name }));
    } catch (failure) {
      form.unfollow();
      const { code, fields } = toErrorView(failure);
      const [problem] = Object.entries(fields);
      showFailure(failure, (message) => problem?.[1][0] ?? (message || t('publish.failed')));
      if (code === 'EDIT_CONFLICT') reload([handle.record({ id: record.id })]);
      if (problem !== undefined) void navigate(`/admin/events/${record.id}#field-${problem[0]}`);
    } finally {
      onClose();
    }
  };
  const ask = () => {
    setUnsavedForm(form.hasChanges());
    onAsk();
  };
  const openForm = () => {
    onClose();
    void navigate(`/admin/events/${record.id}?panel=form`);
  };
  return (
    <>
      <Button size="small" iconBefore="globe" isLoading={status === 'pending'} onClick={ask}>
        {t('publish.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('publish.title', { name })}
        confirmLabel={t('publish.button')}
        isDanger={false}
        isLoading={status === 'pending'}
        onConfirm={() => void publish()}
        onClose={onClose}
      >
        <Stack gap={12}>
          <Text>{t('publish.hint')}</Text>
          {hasUnsavedForm && (
            <>
              <Text>{t('publish.unsaved')}</Text>
              {/* No link: the form can be open behind the dialog, and would ask before it is left. */}
              <Cluster>
                <Button variant="secondary" size="small" onClick={openForm}>
                  {t('publish.openForm')}
                </Button>
              </Cluster>
            </>
          )}
          {gaps.length > 0 && (
            <section aria-labelledby="publish-gaps">
              <Heading level={3} size="h4" id="publish-gaps">
                {t('publish.gaps')}
              </Heading>
              <ul>
                {gaps.map((gap) => (
                  <li key={gap.name}>{t(`items.${gap.name}`)}</li>
                ))}
              </ul>
            </section>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
