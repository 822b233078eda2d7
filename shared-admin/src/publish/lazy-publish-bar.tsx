import { Skeleton } from '@enlace/shared-ui';
import { Suspense } from 'react';

import type { PublishBarProps } from './publish-bar';
import { lazyPart } from '../lazy/lazy-part';

const PublishBar = lazyPart(() =>
  import(/* webpackChunkName: "kit-publish" */ './publish-bar').then((module) => ({ default: module.PublishBar })),
);

/** The publication bar; its code is only loaded for records that can be published. */
export function LazyPublishBar(props: PublishBarProps) {
  return (
    <Suspense fallback={<Skeleton height="3.75rem" />}>
      <PublishBar {...props} />
    </Suspense>
  );
}
