/** @jest-environment node */
import { encodingOf, toFormData, toFormText } from './payload';

const entries = (values: Record<string, unknown>) => [...toFormData(values).entries()];

describe('multipart entries', () => {
  test('repeat name[] for arrays, in order', () => {
    expect(entries({ attach_chapter_leaders: [7, 3], openGraph_article_tags: ['mujeres', 'tecnología'] })).toEqual([
      ['attach_chapter_leaders[]', '7'],
      ['attach_chapter_leaders[]', '3'],
      ['openGraph_article_tags[]', 'mujeres'],
      ['openGraph_article_tags[]', 'tecnología'],
    ]);
  });

  test('write objects, objects in arrays, dates, booleans and null as the server folds them', () => {
    expect(
      entries({
        translations: { es: { summary: 'Hola' } },
        attach_speakers: [{ user_id: 4, speaker_role: 'host' }],
        founded_on: new Date('2020-02-03T00:00:00Z'),
        noindex: true,
        nofollow: false,
        state: null,
      }),
    ).toEqual([
      ['translations[es][summary]', 'Hola'],
      ['attach_speakers[0][user_id]', '4'],
      ['attach_speakers[0][speaker_role]', 'host'],
      ['founded_on', '2020-02-03T00:00:00.000Z'],
      ['noindex', '1'],
      ['nofollow', '0'],
      ['state', ''],
    ]);
  });

  test('empty a list with one empty entry', () => {
    expect(entries({ languages: [] })).toEqual([['languages[]', '']]);
  });

  test('carry files with their bytes and names, alone and in lists', async () => {
    const photo = new File(['ñ image'], 'niña.png', { type: 'image/png' });
    const form = toFormData({ featured_image: photo, openGraph_images: [photo] });
    expect([...form.keys()]).toEqual(['featured_image', 'openGraph_images[]']);
    const bytes = new TextDecoder().decode(await new Response(form).arrayBuffer());
    const boundary = bytes.slice(2, bytes.indexOf('\r\n'));
    const part = (field: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="niña.png"\r\n` +
      `Content-Type: image/png\r\n\r\nñ image\r\n`;
    expect(bytes.trimEnd()).toBe(`${part('featured_image')}${part('openGraph_images[]')}--${boundary}--`);
  });

  test('carry the files among the answers of several people', () => {
    const [card, letter] = [new File(['1'], 'card.pdf'), new File(['2'], 'letter.pdf')];
    const attendees = [
      { ticket_id: 7, answers: { 12: card } },
      { ticket_id: 7, answers: { 12: letter, 13: ['4', '9'] } },
    ];
    const form = toFormData({ first_name: 'Ana', answers: { 12: card }, attendees });
    expect([...form.entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])).toEqual([
      ['first_name', 'Ana'],
      ['answers[12]', 'card.pdf'],
      ['attendees[0][ticket_id]', '7'],
      ['attendees[0][answers][12]', 'card.pdf'],
      ['attendees[1][ticket_id]', '7'],
      ['attendees[1][answers][12]', 'letter.pdf'],
      ['attendees[1][answers][13][]', '4'],
      ['attendees[1][answers][13][]', '9'],
    ]);
  });
});

test('form text encodes brackets and accents', () => {
  expect(toFormText({ csrfToken: 'a+b', names: ['José'], none: undefined })).toBe(
    'csrfToken=a%2Bb&names%5B%5D=Jos%C3%A9',
  );
});

describe('the encoding of a call that chooses', () => {
  test.each([
    [{ title: 'Hola' }, 'json'],
    [{ title: 'Hola', featured_image: 'x' }, 'multipart'],
    [{ attach_tags: [1] }, 'multipart'],
    [{ detach_categories: [1] }, 'multipart'],
    [{ openGraph_title: 'Hola' }, 'multipart'],
    [{ cover: new Blob(['x']) }, 'multipart'],
    [{ answers: { 12: new File(['x'], 'card.pdf') } }, 'multipart'],
    [{ first_name: 'Ana', attendees: [{ answers: { 13: new File(['x'], 'card.pdf') } }] }, 'multipart'],
    [{ first_name: 'Ana', attendees: [{ answers: { 13: 'Vegan' } }], sent_at: new Date(0) }, 'json'],
  ])('for %j is %s', (values, encoding) => {
    expect(encodingOf('smart', values)).toBe(encoding);
  });

  test('is left to the call when the call says it', () => {
    expect(encodingOf('json', { attach_tags: [1] })).toBe('json');
    expect(encodingOf('none', {})).toBe('none');
  });
});
