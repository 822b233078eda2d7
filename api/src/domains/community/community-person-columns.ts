import { formerName, type PersonColumn } from '../../infrastructure/db/person-column';

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
  {
    column: 'event_speakers.user_id',
    holds: 'id',
    part: 'talks',
    shows: `(select title from events where id = event_id) as event,
      (select starts_at from events where id = event_id) as starts_at, name, headline, speaker_role`,
    record: { resource: 'events', column: 'event_id', name: 'title' },
    onRemoval: 'empty',
    empties: { name: `'${formerName}'`, headline: 'null' },
    why: 'The programme of an event keeps its talks, without the name.',
  },
];
