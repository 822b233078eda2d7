import { useFormats } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

import { useAdminTexts } from '../texts';
import { useForm } from './form-context';
import { Notice } from './notice';

/** What stands over a form: a draft that was found, a save that failed, a record that was changed meanwhile. */
export function FormNotices() {
  const t = useAdminTexts();
  const { form } = useForm();
  const { conflict, failure, isDraft } = form;
  return (
    <>
      {isDraft && (
        <Notice
          tone="teal"
          icon="clock"
          title={t('form.draft')}
          actions={
            <Button variant="secondary" size="small" onClick={form.discard}>
              {t('form.discard')}
            </Button>
          }
        />
      )}
      {failure !== null && form.errors.length === 0 && (
        <Notice tone="danger" icon="alert" title={failure.message || t('form.failed.title')} attempt={form.attempts}>
          <p>{t('form.failed.hint')}</p>
        </Notice>
      )}
      {conflict !== null && <ConflictNotice />}
    </>
  );
}

function ConflictNotice() {
  const t = useAdminTexts();
  const { form, label } = useForm();
  const formats = useFormats();
  const { conflict } = form;
  if (conflict === null) return null;
  const said = (names: readonly string[]) => formats.list(names.map(label));
  return (
    <Notice
      tone="warning"
      icon="users"
      title={t('conflict.title')}
      attempt={form.attempts}
      actions={
        conflict.theirs !== null && (
          <>
            <Button size="small" isLoading={form.isSaving} onClick={form.keepMine}>
              {t('conflict.keep')}
            </Button>
            <Button variant="secondary" size="small" onClick={form.loadTheirs}>
              {t('conflict.reload')}
            </Button>
          </>
        )
      }
    >
      <p>{t('conflict.text')}</p>
      {conflict.theirs === null && <p>{t('conflict.loading')}</p>}
      {conflict.changed.length > 0 && <p>{t('conflict.theirs', { fields: said(conflict.changed) })}</p>}
      {conflict.both.length > 0 && <p>{t('conflict.both', { fields: said(conflict.both) })}</p>}
      {conflict.theirs !== null && <p>{t('conflict.keepHint', { keep: t('conflict.keep') })}</p>}
    </Notice>
  );
}
