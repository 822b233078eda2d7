import { useFormats } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

import { useForm } from '../form-context';
import { Notice } from '../notice';
import { useConflictTexts } from './texts';

/** Shown after the newer record's values have replaced the user's values in a conflict, with a button to put them back. */
export function ReplacedNotice() {
  const t = useConflictTexts();
  const formats = useFormats();
  const { form, label } = useForm();
  const names = form.replacedValues.map(({ name }) => label(name));
  return (
    <Notice
      tone="teal"
      icon="refresh"
      title={t('replaced', { fields: formats.list(names) })}
      attempt={form.attempts}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={() => form.putBack(true)}>
            {t('putBack')}
          </Button>
          <Button variant="ghost" size="small" onClick={() => form.putBack(false)}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      <p>{t('replacedHint')}</p>
    </Notice>
  );
}
