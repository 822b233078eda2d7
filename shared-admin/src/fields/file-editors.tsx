import { Skeleton } from '@enlace/shared-ui';
import { Suspense } from 'react';

import { useForm } from '../form/form-context';
import type { EditorProps } from './editor';
import type { FieldOf } from './field';
import { lazyPart } from '../lazy/lazy-part';

const MediaField = lazyPart(() =>
  import(/* webpackChunkName: "media-field" */ '../media/field/media-field').then((module) => ({
    default: module.MediaField,
  })),
);

/** The files of a field, from the device or from the library; the code is loaded with the first one. */
export function FileEditor({ field, label, value, onChange }: EditorProps<FieldOf<'image' | 'gallery' | 'document'>>) {
  const { admin, language } = useForm();
  return (
    <Suspense fallback={<Skeleton height="8rem" />}>
      <MediaField
        media={admin.media}
        kind={field.type}
        label={label}
        value={value}
        language={language}
        onChange={onChange}
      />
    </Suspense>
  );
}
