import { Button, Skeleton } from '@enlace/shared-ui';
import { Suspense } from 'react';

import { useAdminTexts } from '../texts';
import { FailureNotice } from './failure-notice';
import { useForm } from './form-context';
import { Notice } from './notice';
import { lazyPart } from '../lazy/lazy-part';

const ConflictNotice = lazyPart(() =>
  import(/* webpackChunkName: "kit-conflict" */ './conflict/conflict-notice').then((module) => ({
    default: module.ConflictNotice,
  })),
);

const ReplacedNotice = lazyPart(() =>
  import(/* webpackChunkName: "kit-conflict" */ './conflict/replaced-notice').then((module) => ({
    default: module.ReplacedNotice,
  })),
);

/** Notices above a form: a restored draft, a failed save, a record that was changed meanwhile. */
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
      {failure !== null && form.errors.length === 0 && <FailureNotice failure={failure} />}
      {conflict !== null && (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <ConflictNotice />
        </Suspense>
      )}
      {conflict === null && form.replacedValues.length > 0 && (
        <Suspense fallback={<Skeleton height="4rem" />}>
          <ReplacedNotice />
        </Suspense>
      )}
    </>
  );
}
