import { useLocale } from '@enlace/shared-platform';
import { Suspense, use, useState, type ReactNode } from 'react';

import { DocumentSkeleton } from './document-skeleton';
import type { LazyDocument } from './lazy-document';

export interface DocumentScreenProps<D> {
  readonly source: LazyDocument<D>;
  readonly children: (document: D) => ReactNode;
}

/** Renders a long text in the user's language. If loading fails, the screen shows its error state with "Try again". */
export function DocumentScreen<D>({ source, children }: DocumentScreenProps<D>) {
  useState(() => source.forgetFailed());
  return (
    <Suspense fallback={<DocumentSkeleton />}>
      <Reader source={source}>{children}</Reader>
    </Suspense>
  );
}

function Reader<D>({ source, children }: DocumentScreenProps<D>) {
  const { locale } = useLocale();
  return children(use(source.load(locale)));
}
