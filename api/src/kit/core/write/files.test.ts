import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { galleryColumns } from './files';

const fields = { gallery_featured_images: 'gallery', logo: 'image' } as const;
const picture = (name: string) => ({ url: `/api/v2/files/${name}`, alt: name });
const change = (values: object, heldPictures: readonly object[] | null = null) => {
  const columns = galleryColumns(fields, { ...values }, heldPictures && { gallery_featured_images: heldPictures });
  return columns['gallery_featured_images'];
};

describe('a gallery', () => {
  const [a, b, c] = [picture('a'), picture('b'), picture('c')];

  test('grows by what is attached and shrinks by what is detached', () => {
    assert.deepEqual(change({ attach_gallery_featured_images: [a, b] }), [a, b]);
    assert.deepEqual(change({ attach_gallery_featured_images: [c] }, [a, b]), [a, b, c]);
    assert.deepEqual(change({ detach_gallery_featured_images: [a.url] }, [a, b]), [b]);
    assert.deepEqual(change({ detach_gallery_featured_images: [a] }, [a, b]), [b]);
    assert.deepEqual(change({ attach_gallery_featured_images: [c], detach_gallery_featured_images: [a.url] }, [a, b]), [
      b,
      c,
    ]);
  });

  test('moves a picture that is detached and attached again to the end, so that every order is possible', () => {
    const again = { detach_gallery_featured_images: [a.url, b.url], attach_gallery_featured_images: [b, a] };
    assert.deepEqual(change(again, [a, c, b]), [c, b, a]);
  });

  test('contains no picture twice, and at most twelve', () => {
    assert.deepEqual(change({ attach_gallery_featured_images: [a] }, [a, b]), [a, b]);
    const many = Array.from({ length: 20 }, (_, index) => picture(String(index)));
    assert.deepEqual(change({ attach_gallery_featured_images: many }), many.slice(0, 12));
  });

  test('stays unchanged when the body does not contain it', () => {
    assert.equal(change({ name: 'x', logo: a }, [a]), undefined);
  });
});
