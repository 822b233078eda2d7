import { isAppError } from '@enlace/shared-contract/errors';
import { isCancelled, noticeShown, useCall, useRunCall } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

import { texts } from '../../../texts';
import { pool } from '../talent-pool.slice';
import { poolTexts } from '../texts';
import { type Company, CompanyName } from './company-name';

export interface BlockedRowProps {
  readonly company: Company;
  readonly onUnblocked: () => void;
}

/** A company that is blocked, with the button that ends it. */
export function BlockedRow({ company, onUnblocked }: BlockedRowProps) {
  const t = useTexts(poolTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const key = String(company.id);
  const { status } = useCall(pool.calls.unblock, key);
  // The row is gone before the call ends, so its component cannot wait for the end.
  const run = useRunCall();
  const handlePress = () => {
    run(pool.calls.unblock, company.id, key).then(onUnblocked, (error: unknown) => {
      if (isCancelled(error)) return;
      const text = (isAppError(error) && error.userMessage) || common('failed');
      dispatch(noticeShown({ kind: 'error', text }));
    });
  };
  return (
    <li>
      <CompanyName company={company} />
      <Button
        variant="secondary"
        size="small"
        aria-label={t('blocked.unblockLabel', { company: company.name })}
        isLoading={status === 'pending'}
        onClick={handlePress}
      >
        {t('blocked.unblock')}
      </Button>
    </li>
  );
}
