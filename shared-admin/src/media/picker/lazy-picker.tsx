import { Suspense } from 'react';

import type { MediaPickerProps } from './media-picker';
import { lazyPart } from '../../lazy/lazy-part';

const Picker = lazyPart(() =>
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
