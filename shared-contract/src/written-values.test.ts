import * as z from 'zod/mini';

import { chapters } from './resources/chapters';
import { news } from './resources/news';

const writtenRow = z.object({
  attach_tags: news.write.shape.attach_tags,
  translations: news.write.shape.translations,
  languages: chapters.write.shape.languages,
});

describe('what a form writes', () => {
  it.each([
    ['entries', ['3', '4']],
    ['JSON text', '["3", 4]'],
    ['a text with commas', '3, 4'],
  ])('is a list of ids as %s', (_, attach_tags) => {
    expect(z.parse(writtenRow, { attach_tags })).toEqual({ attach_tags: [3, 4] });
  });

  it('is one id alone, or none', () => {
    expect(z.parse(writtenRow, { attach_tags: '3' })).toEqual({ attach_tags: [3] });
    expect(z.parse(writtenRow, { attach_tags: '' })).toEqual({ attach_tags: [] });
    expect(z.parse(writtenRow, {})).toEqual({});
  });

  it('is a table of texts, as fields or as JSON text', () => {
    const translations = { es: { title: 'Una noche' } };
    expect(z.parse(writtenRow, { translations })).toEqual({ translations });
    expect(z.parse(writtenRow, { translations: JSON.stringify(translations) })).toEqual({ translations });
  });

  it('is no list of more parts than the limit, however long the text is', () => {
    const { error } = writtenRow.safeParse({ attach_tags: '1,'.repeat(250_000) });
    expect(error?.issues[0]?.path).toEqual(['attach_tags']);
  });

  it('is a list of codes', () => {
    expect(z.parse(writtenRow, { languages: '["es","qu"]' })).toEqual({ languages: ['es', 'qu'] });
  });

  it.each([
    { attach_tags: 'x' },
    { attach_tags: '[3' },
    { attach_tags: '{"0": 3}' },
    { attach_tags: JSON.stringify(Array.from({ length: 501 }, () => 1)) },
    { translations: '[1]' },
    { translations: '{"fr": {"title": "Une nuit"}}' },
    { languages: '["español"]' },
  ])('is refused when it is none: %j', (body) => {
    expect(z.safeParse(writtenRow, body).success).toBe(false);
  });
});
