import type { UserRecord } from '@enlace/shared-contract/identity';
import { useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { ErrorState } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

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
  const onRetry = () => reload([me.calls.record.need({ lang })]);
  if (error === null || error.message === '') return <ErrorState onRetry={onRetry} />;
  return <ErrorState onRetry={onRetry}>{error.message}</ErrorState>;
}
