import type { RecordKind } from '@enlace/shared-contract/site';
import { useReload, type Query, type RecordState } from '@enlace/shared-data';
import type { ReactNode } from 'react';

import { LoadFailed } from './load-failed';
import { SimilarRecords } from './similar/similar-records';
import { Lead, Head, Page, PageTitle } from './page.styles';

export interface LoadedRecordProps<R> {
  readonly state: RecordState & { readonly record: R | null };
  /** Request that "Try again" repeats. */
  readonly query: Query;
  readonly skeleton: ReactNode;
  /** Text and links for a record that does not exist. */
  readonly missing: {
    readonly kind: RecordKind;
    readonly title: string;
    readonly hint: string;
    readonly action: ReactNode;
  };
  readonly children: (record: R) => ReactNode;
}

/** One record in each of its states. */
export function LoadedRecord<R>({ state, query, skeleton, missing: missingState, children }: LoadedRecordProps<R>) {
  const reload = useReload();
  if (state.record !== null) return children(state.record);
  if (state.status !== 'rejected') return skeleton;
  if (state.failure?.code !== 'NOT_FOUND')
    return (
      <Page>
        <LoadFailed error={state.failure} onRetry={() => reload([query])} />
      </Page>
    );
  return (
    <Page>
      <Head>
        <PageTitle>{missingState.title}</PageTitle>
        <Lead>{missingState.hint}</Lead>
        <p>{missingState.action}</p>
      </Head>
      <SimilarRecords kind={missingState.kind} />
    </Page>
  );
}
