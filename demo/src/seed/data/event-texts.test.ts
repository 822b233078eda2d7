import assert from 'node:assert/strict';
import { test } from 'node:test';

import { eventKinds, onlineNotes, practicalNotes, roomNotes } from './event-texts';

test('the texts of events claim nothing that is not true for each of them', () => {
  const notes = [...practicalNotes, ...roomNotes, ...onlineNotes].flat().join('\n');
  // Some events cost money for members, and most have no waiting list.
  assert.doesNotMatch(notes, /free for|gratis|grátis|waiting list|lista de espera/i);
  const titles = eventKinds.flatMap(({ title }) => title);
  assert.ok(titles.every((title) => !/se enc[ou]\w+:/.test(title)));
  assert.ok(titles.includes('Encuentro en {city}: {topic}'));
});
