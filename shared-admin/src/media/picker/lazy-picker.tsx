import { lazy, Suspense } from 'react';

import type { MediaPickerProps } from './media-picker';

const Picker = lazy(() =>
  import(/* webpackChunkName: "media-picker" */ './media-picker').then((module) => ({ default: module.MediaPicker })),
);

/** Chooses from the library; its code comes when it is opened. */
export function PickMedia(props: MediaPickerProps) {
  return (
    <Suspense fallback={null}>
      <Picker {...props} />
    </Suspense>
  );
}
