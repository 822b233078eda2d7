import { mediaCalls } from '@enlace/shared-contract/media';
import type { Locale } from '@enlace/shared-contract/text';
import { defineScreen, type Screen } from '@enlace/shared-data';
import { buildMedium, renderScreen, type FakeApi } from '@enlace/shared-testing';
import { FormField } from '@enlace/shared-ui';
import { useState } from 'react';

import { createMedia } from '../../media/create-media';
import type { MediaFieldKind } from '../../media/held-media';
import { MediaField } from '../../media/field/media-field';

const media = createMedia('test');

export const png = (name: string, size = 40) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'x'.repeat(size)], name, { type: 'image/png' });

function fieldScreen(
  kind: MediaFieldKind,
  initial: unknown,
  seenValues: (value: unknown) => void,
  language: Locale,
): Screen {
  function Form() {
    const [value, setValue] = useState(initial);
    seenValues(value);
    return (
      <FormField label="Picture">
        <MediaField media={media} kind={kind} label="Picture" value={value} language={language} onChange={setValue} />
      </FormField>
    );
  }
  return defineScreen({ Component: Form });
}

export function renderField(
  api: FakeApi,
  kind: MediaFieldKind = 'image',
  initial: unknown = null,
  language: Locale = 'en',
) {
  const seenValues: unknown[] = [];
  const screen = renderScreen(
    fieldScreen(kind, initial, (value) => seenValues.push(value), language),
    { api, slices: media.slices },
  );
  return { ...screen, value: () => seenValues.at(-1) };
}

export const place = (offset: number, bytes = 44) => ({
  data: { id: 'a'.repeat(32), name: 'mesa.png', bytes, offset, chunk_bytes: 20 },
});

/** A library that accepts one file in chunks of twenty bytes. */
export function takesUploads(api: FakeApi, medium = buildMedium({ id: 7, name: 'mesa.png' })) {
  api.answer(mediaCalls.startUpload, ({ body }) => ({
    data: { upload: place(0, Number(body['bytes'])).data, medium: null },
  }));
  api.answer(mediaCalls.putChunk, ({ params }) => place(Math.min(44, Number(params['offset']) + 20)));
  api.answer(mediaCalls.finishUpload, () => ({ data: medium, duplicate: false }));
  api.answer(mediaCalls.cancelUpload, () => ({ data: {} }));
  return medium;
}
