import { fieldCodecs, galleryChange } from './field-codecs';

const picture = (name: string) => ({ url: `/${name}`, alt: name });
const [a, b, c, d] = [picture('a'), picture('b'), picture('c'), picture('d')];

/** Applies a change to a gallery like the API: detached pictures are removed, attached ones are added at the end. */
function apply(then: readonly { url: string }[], { attachedFiles, detachedFiles }: ReturnType<typeof galleryChange>) {
  const removedUrls = new Set(detachedFiles.map(({ url }) => url));
  return [...then.filter(({ url }) => !removedUrls.has(url)), ...attachedFiles];
}

test.each([
  ['nothing', [a, b, c], [a, b, c], 0],
  ['one more at the end', [a, b, c], [a, b, c, d], 1],
  ['one less', [a, b, c], [a, c], 0],
  ['one put first', [a, b, c], [c, a, b], 2],
  ['one more in the middle', [a, b], [a, d, b], 2],
  ['all turned round', [a, b, c], [c, b, a], 2],
  ['all others', [a, b], [c, d], 2],
])(
  'a gallery in which %s changed gets its order by what is attached and detached',
  (_what, then, now, attachedFiles) => {
    const change = galleryChange(now, then);
    expect(apply(then, change)).toEqual(now);
    expect(change.attachedFiles).toHaveLength(attachedFiles);
  },
);

test("words go with a picture only where they are the record's own", () => {
  const { write } = fieldCodecs.image;
  const ours = { url: '/api/v2/files/x/800.jpg', alt: 'Words' };
  expect(write(ours)).toBe(ours.url);
  expect(write({ ...ours, id: 7 })).toBe(7);
  expect(write({ ...ours, own_alt: true })).toEqual(ours);
  expect(write({ url: '/api/v2/art/news/a.svg', alt: 'Drawn' })).toEqual({
    url: '/api/v2/art/news/a.svg',
    alt: 'Drawn',
  });
  expect(write(null)).toBeNull();
});
