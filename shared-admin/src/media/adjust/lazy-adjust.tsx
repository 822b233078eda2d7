import { Skeleton } from '@enlace/shared-ui';
import { Suspense } from 'react';

import type { AdjustDialogProps } from './adjust-dialog';
import { lazyPart } from '../../lazy/lazy-part';

const AdjustDialog = lazyPart(() =>
  import(/* webpackChunkName: "media-adjust" */ './adjust-dialog').then((module) => ({
    default: module.AdjustDialog,
  })),
);

/** The cropping dialog; its code is loaded when it opens. */
export function AdjustMedium(props: AdjustDialogProps) {
  return (
    <Suspense fallback={<Skeleton height="1.5rem" />}>
      <AdjustDialog {...props} />
    </Suspense>
  );
}
