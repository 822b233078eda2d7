import { Skeleton } from '@enlace/shared-ui';
import { Suspense } from 'react';

import type { EditorProps } from './editor';
import type { FieldOf } from './field';
import { lazyPart } from '../lazy/lazy-part';

const RichText = lazyPart(() =>
  import(/* webpackChunkName: "rich-text" */ '../rich-text/rich-text-editor').then(({ RichTextEditor }) => ({
    default: RichTextEditor,
  })),
);

/** The HTML editor; its code is loaded with the first one. */
export function RichTextField({ label, value, onChange, lang, placeholder }: EditorProps<FieldOf<'richText'>>) {
  return (
    <Suspense fallback={<Skeleton height="15rem" />}>
      <RichText
        label={label}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        {...(lang === undefined ? {} : { lang })}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    </Suspense>
  );
}
