import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const communityPersonColumns: readonly PersonColumn[] = [
  {
    column: 'chapter_leaders.user_id',
    holds: 'id',
    part: 'chapters_led',
    shows: `(select name from chapters where id = chapter_id) as chapter, position`,
    record: { resource: 'chapters', column: 'chapter_id', name: 'name' },
    onRemoval: 'delete',
    why: 'Only existing users lead a chapter.',
  },
];
