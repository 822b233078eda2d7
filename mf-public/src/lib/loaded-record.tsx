import type { RecordKind } from '@enlace/shared-contract';
import { useReload, type Need, type RecordState } from '@enlace/shared-data';
import type { ReactNode } from 'react';

import { LoadFailed } from './load-failed';
import { NearRecords } from './near/near-records';
import { Lead, Head, Page, PageTitle } from './page.styles';

export interface LoadedRecordProps<R> {
  readonly state: RecordState & { readonly record: R | null };
  /** What "Try again" asks for. */
  readonly need: Need;
  readonly skeleton: ReactNode;
  /** What is said when there is no such record, and where to go on. */
  readonly missing: {
    readonly kind: RecordKind;
    readonly title: string;
    readonly hint: string;
    readonly action: ReactNode;
  };
  readonly children: (record: R) => ReactNode;
}

/** One record in each of its states. */
export function LoadedRecord<R>({ state, need, skeleton, missing, children }: LoadedRecordProps<R>) {
  const reload = useReload();
  if (state.record !== null) return children(state.record);
  if (state.status !== 'rejected') return skeleton;
  if (state.error?.code !== 'NOT_FOUND')
    return (
      <Page>
        <LoadFailed error={state.error} onRetry={() => reload([need])} />
      </Page>
    );
  return (
    <Page>
      <Head>
        <PageTitle>{missing.title}</PageTitle>
        <Lead>{missing.hint}</Lead>
        <p>{missing.action}</p>
      </Head>
      <NearRecords kind={missing.kind} />
    </Page>
  );
}
