import { useTexts } from '@enlace/shared-platform';
import { useEffect, useRef } from 'react';

import type { Form } from '../state/use-form';
import { formTexts } from '../texts';
import { Failure } from './form.styles';

/** A failure that belongs to no field. It takes the focus, so that the user learns of it at once. */
export function SendFailure({ form: { failure } }: { readonly form: Form }) {
  const t = useTexts(formTexts);
  const box = useRef<HTMLDivElement>(null);
  const isShown = failure !== null;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);
  if (failure === null) return null;
  const reason = failure.code === 'NETWORK' ? t('failed.network') : failure.message || t('failed.unknown');
  return (
    <Failure ref={box} role="alert" tabIndex={-1}>
      <h2>{t('failed.title')}</h2>
      <p>
        {reason} {t('failed.kept')}
      </p>
    </Failure>
  );
}
