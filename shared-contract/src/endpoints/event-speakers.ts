import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { wire } from '../define-resource';
import { fileInput, id, idInput, image, line, optionalText } from '../fields';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const editors = only(['admin'], 'events.edit', byLead);

/**
 * The programme of an event: members, whom the form of the event attaches, and external speakers, who have no account but a name and
 * a picture.
 */
export const eventSpeakerCalls = {
  /** Members and external speakers in their order. */
  listSpeakers: wire.get('/api/v2/events/{id}/speakers', editors),
  addSpeaker: wire.post('/api/v2/events/{id}/speakers', 'smart', editors, { changes: ['events'] }),
  editSpeaker: wire.post('/api/v2/event-speakers/{id}/edit', 'smart', editors, { changes: ['events'] }),
  removeSpeaker: wire.post('/api/v2/event-speakers/{id}/remove', 'none', editors, { changes: ['events'] }),
  /** Sets the order of the whole programme. */
  orderSpeakers: wire.post('/api/v2/events/{id}/speakers/order', 'json', editors, { changes: ['events'] }),
} as const;

const fields = {
  name: line(120),
  headline: optionalText(200),
  speaker_role: optionalText(80),
  /** An upload, the id of a medium, or nothing; a field that is not sent leaves the picture. */
  picture: fileInput,
};

export const editSpeakerSchema = z.object(fields);
/** `key` is made by the form: the same key adds one speaker. */
export const addSpeakerSchema = z.object({
  ...fields,
  key: z.optional(z.string().check(z.minLength(8), z.maxLength(80))),
});

export const orderSpeakersSchema = z.object({ ids: z.array(idInput).check(z.maxLength(500)) });

const eventSpeakerSchema = z.object({
  id,
  /** Null for an external speaker. */
  user_id: z.nullable(id),
  name: z.string(),
  headline: z.nullable(z.string()),
  speaker_role: z.string(),
  picture: z.nullable(image),
});

export type EventSpeaker = z.infer<typeof eventSpeakerSchema>;

/** Answer of all these calls: the programme as it is afterwards. */
export const eventSpeakersSchema = z.object({ data: z.array(eventSpeakerSchema) });
