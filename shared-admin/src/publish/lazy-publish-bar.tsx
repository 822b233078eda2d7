import { Skeleton } from '@enlace/shared-ui';
import { lazy, Suspense } from 'react';

import type { PublishBarProps } from './publish-bar';

const PublishBar = lazy(() =>
  import(/* webpackChunkName: "kit-publish" */ './publish-bar').then((module) => ({ default: module.PublishBar })),
);

/** The bar of a publication; only records that can be published fetch its code. */
export function LazyPublishBar(props: PublishBarProps) {
  return (
    <Suspense fallback={<Skeleton height="3.75rem" />}>
      <PublishBar {...props} />
    </Suspense>
  );
}
