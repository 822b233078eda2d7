import {
  addTalentNoteSchema,
  editTalentNoteSchema,
  listFollowUpsSchema,
  listTalentNotesSchema,
  setFollowUpSchema,
  talentNotesCalls,
} from '@enlace/shared-contract/talent-pool';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { readWriteContextOf } from '../../../kit/core/write/write-context';
import { finishFollowUp, listFollowUps, setFollowUp } from './follow-ups';
import { addNote, editNote, listNotes, removeNote } from './notes';

/** Notes and follow-ups on members of the pool (docs/guides/talent-pool.md). */
export function mountTalentNotes(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => readContext(request, deps.clock);

  serveCall(app, talentNotesCalls.listNotes, async (request) => {
    const page = parseQuery(listTalentNotesSchema, request);
    return listNotes(deps.db, requirePathId(request), page, contextOf(request));
  });

  serveCall(app, talentNotesCalls.addNote, async (request, reply) => {
    const note = parseBody(addTalentNoteSchema, request);
    void reply.code(201);
    return { data: await addNote(readWriteContextOf(request, deps), { memberId: requirePathId(request), note }) };
  });

  serveCall(app, talentNotesCalls.editNote, async (request) => {
    const note = parseBody(editTalentNoteSchema, request);
    return { data: await editNote(readWriteContextOf(request, deps), { id: requirePathId(request), ...note }) };
  });

  serveCall(app, talentNotesCalls.removeNote, async (request) => {
    await removeNote(readWriteContextOf(request, deps), requirePathId(request));
    return { data: null };
  });

  serveCall(app, talentNotesCalls.setFollowUp, async (request) => {
    const followUp = parseBody(setFollowUpSchema, request);
    return {
      data: await setFollowUp(readWriteContextOf(request, deps), { memberId: requirePathId(request), followUp }),
    };
  });

  serveCall(app, talentNotesCalls.listFollowUps, async (request) =>
    listFollowUps(deps.db, parseQuery(listFollowUpsSchema, request), contextOf(request)),
  );

  serveCall(app, talentNotesCalls.finishFollowUp, async (request) => {
    await finishFollowUp(readWriteContextOf(request, deps), requirePathId(request));
    return { data: null };
  });
}
