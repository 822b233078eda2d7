import { lazy, Suspense } from 'react';

import type { MediaPickerProps } from './media-picker';

const Picker = lazy(() =>
  import(/* webpackChunkName: "media-picker" */ './media-picker').then((module) => ({ default: module.MediaPicker })),
);

/** The media picker; its code is loaded when it opens. */
export function PickMedia(props: MediaPickerProps) {
  return (
    <Suspense fallback={null}>
      <Picker {...props} />
    </Suspense>
  );
}
