import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

import type { Form } from '../state/use-form';
import { formTexts } from '../texts';
import { Note } from './form.styles';

/** States that a form begins with stored input, with a button that discards it. */
export function RestoredNote({ form }: { readonly form: Form }) {
  const t = useTexts(formTexts);
  if (!form.state.isRestored) return null;
  return (
    <Note role="status">
      {t('restored')}
      <Button variant="ghost" size="small" onClick={form.startOver}>
        {t('startOver')}
      </Button>
    </Note>
  );
}
