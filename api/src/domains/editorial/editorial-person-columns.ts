import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const editorialPersonColumns: readonly PersonColumn[] = [
  {
    column: 'news.author_id',
    holds: 'id',
    part: 'news_written',
    shows: 'title, slug, published_at, created_at',
    record: { resource: 'news', column: 'id', name: 'title' },
    onRemoval: 'empty',
    why: 'Published articles stay, without an author.',
  },
];
