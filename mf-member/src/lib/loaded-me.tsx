import type { UserRecord } from '@enlace/shared-contract/identity';
import { useAnswer, useReload, useScreen } from '@enlace/shared-data';
import type { ReactNode } from 'react';

import { LoadFailed } from './load-failed';
import { me } from './me';

export interface LoadedMeProps {
  readonly skeleton: ReactNode;
  readonly children: (user: UserRecord) => ReactNode;
}

/** The own record as soon as it is loaded; before, a skeleton or the failure with "Try again". */
export function LoadedMe({ skeleton, children }: LoadedMeProps) {
  const { locale: lang } = useScreen();
  const { status, answer, error } = useAnswer(me.calls.record, { lang });
  const reload = useReload();
  if (answer !== null) return children(answer);
  if (status !== 'rejected') return skeleton;
  return <LoadFailed error={error} onRetry={() => reload([me.calls.record.query({ lang })])} />;
}
