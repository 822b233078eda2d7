import { areas, chapters } from '@enlace/shared-contract/community';
import { news } from '@enlace/shared-contract/editorial';
import { events } from '@enlace/shared-contract/events';
import { encodingOf } from '@enlace/shared-data';

import { shapePayload } from './shape-payload';

describe('what is sent', () => {
  test('leaves out helper fields, whatever the resource, and those of the resource', () => {
    const helpers = { show_sponsor: 1, show_chapters: 1, chapter_name: 'x', apply: 1, recruiters: [1] };
    expect(shapePayload(areas, { name: 'Datos', ...helpers })).toEqual({ name: 'Datos' });
    expect(shapePayload(events, { title: 'Charla', speaker_user: 4, speaker_role: 'host' })).toEqual({
      title: 'Charla',
    });
  });

  test('leaves out what is undefined and keeps what is null, zero, false or empty', () => {
    const values = { name: 'Lima', state: undefined, summary: null, latitude: 0, noindex: false, city: '' };
    expect(shapePayload(chapters, values)).toEqual({
      name: 'Lima',
      summary: null,
      latitude: 0,
      noindex: false,
      city: '',
    });
  });

  test('turns a relation into the difference, from rows or from ids', () => {
    const original = {
      chapter_leaders: [
        { id: 1, name: 'Ana' },
        { id: 2, name: 'Bia' },
      ],
    };
    expect(shapePayload(chapters, { chapter_leaders: [2, 3] }, original)).toEqual({
      attach_chapter_leaders: [3],
      detach_chapter_leaders: [1],
    });
    expect(shapePayload(chapters, { chapter_leaders: [{ id: 2 }, { id: 1 }] }, original)).toEqual({});
    expect(shapePayload(chapters, { chapter_leaders: [7] })).toEqual({ attach_chapter_leaders: [7] });
  });

  test('does not touch a relation the form does not hold', () => {
    expect(shapePayload(chapters, { name: 'Lima' }, { chapter_leaders: [{ id: 1 }] })).toEqual({ name: 'Lima' });
  });

  test('does not mention an empty list, but empties one that had entries', () => {
    expect(shapePayload(chapters, { name: 'Lima', languages: [] })).toEqual({ name: 'Lima' });
    expect(shapePayload(chapters, { languages: [] }, { languages: ['es'] })).toEqual({ languages: [] });
    expect(shapePayload(chapters, { languages: [] }, { languages: [] })).toEqual({});
  });
});

describe('a relation whose pairs have columns', () => {
  const speakers = { field: 'speakers', attach: 'attach_speakers', detach: 'detach_speakers', target: 'users' };
  const talks = { drops: [], relations: [{ ...speakers, key: 'user_id' }] };
  const host = { user_id: 1, speaker_role: 'host' };
  const panelist = { user_id: 2, speaker_role: 'panelist' };
  const original = {
    speakers: [
      { ...host, name: 'Ana' },
      { ...panelist, name: 'Bia' },
    ],
  };

  test('sends new and changed pairs whole, and the ids of removed ones', () => {
    const moderator = { user_id: 1, speaker_role: 'moderator' };
    const newPanelist = { user_id: 3, speaker_role: 'panelist' };
    expect(shapePayload(talks, { speakers: [moderator, newPanelist] }, original)).toEqual({
      attach_speakers: [moderator, newPanelist],
      detach_speakers: [2],
    });
  });

  test('sends nothing when the pairs are the same, in any order', () => {
    expect(shapePayload(talks, { speakers: [panelist, host] }, original)).toEqual({});
  });

  test('sends every pair of a new record, and every id when the list is emptied', () => {
    expect(shapePayload(talks, { speakers: [host, panelist] })).toEqual({ attach_speakers: [host, panelist] });
    expect(shapePayload(talks, { speakers: [] }, original)).toEqual({ detach_speakers: [1, 2] });
  });

  test('keeps an entry without an id, which no form can send', () => {
    const outsider = { user_id: null, speaker_role: 'host' };
    expect(shapePayload(talks, { speakers: [host] }, { speakers: [host, outsider] })).toEqual({});
  });

  test('is not touched by a form that does not hold it', () => {
    expect(shapePayload(talks, { title: 'Charla' }, original)).toEqual({ title: 'Charla' });
  });
});

describe('the encoding', () => {
  test.each([
    ['words alone', { title: 'Hola', summary: null, published_at: '2026-02-01' }, 'json'],
    ['the picture, new, known or gone', { featured_image: null }, 'multipart'],
    ['a picture that was not touched', { title: 'Hola', featured_image: undefined }, 'json'],
    ['tags that were not changed', { title: 'Hola', tags: [1], categories: [] }, 'json'],
    ['a tag more', { tags: [1, 2] }, 'multipart'],
    ['a tag less', { tags: [] }, 'multipart'],
    ['a seo field of its own', { seo_description: 'Hola', noindex: true }, 'json'],
    ['a field of Open Graph', { openGraph_article_tags: ['uno'] }, 'multipart'],
  ] as const)('of an edited article with %s', (_, values, encoding) => {
    const original = { title: 'Antes', tags: [{ id: 1 }], categories: [] };
    expect(encodingOf(news.wire.edit?.body ?? 'none', shapePayload(news, values, original))).toBe(encoding);
  });
});
