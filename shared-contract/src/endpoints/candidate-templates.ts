import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalText, timestamp, wholeInput } from '../fields';
import { locales } from '../text';
import { candidateMoveNames, mostMemberMessage } from './candidates';

const readers = only(['recruiters', 'admin'], 'candidates.list');
const movers = only(['recruiters', 'admin'], 'candidates.move');

/** Templates of the messages that members get with a move, for the recruiters of a company (docs/guides/recruiting.md). */
export const candidateTemplateCalls = {
  listCandidateTemplates: wire.get('/api/v2/candidate-templates', readers),
  addCandidateTemplate: wire.post('/api/v2/candidate-templates', 'json', movers, { changes: [] }),
  /** 409 `CONFLICT` when the stored `version` is another one; the `details` have `{ version }`. */
  editCandidateTemplate: wire.post('/api/v2/candidate-templates/{id}', 'json', movers, { changes: [] }),
  /** Messages that were sent stay as they are. */
  removeCandidateTemplate: wire.post('/api/v2/candidate-templates/{id}/remove', 'none', movers, { changes: [] }),
} as const;

/** What a message may name in braces, e.g. `{name}`; other words in braces are a 422. */
export const candidatePlaceholders = ['name', 'job', 'company', 'recruiter'] as const;

const templateSchema = z.object({
  id,
  company_id: id,
  kind: z.enum(candidateMoveNames),
  /** For the recruiters. */
  name: z.string(),
  texts: z.object({ en: z.nullable(z.string()), es: z.nullable(z.string()), pt: z.nullable(z.string()) }),
  /** Language of the members whose language has no text. */
  fallback: z.enum(locales),
  version: z.number(),
  updated_at: timestamp,
});

export type CandidateTemplate = z.infer<typeof templateSchema>;

export const listCandidateTemplatesSchema = z.object({
  company_id: z.optional(idInput),
  kind: z.optional(z.enum(candidateMoveNames)),
});

export const candidateTemplatesSchema = z.object({ data: z.array(templateSchema) });

export const candidateTemplateAnswerSchema = z.object({ data: templateSchema });

const text = optionalText(mostMemberMessage);

const writtenTemplate = {
  kind: z.enum(candidateMoveNames),
  name: line(80),
  /** One language is required. */
  texts: z.object({ en: text, es: text, pt: text }),
};

export const addCandidateTemplateSchema = z.object({ company_id: idInput, ...writtenTemplate });

export const editCandidateTemplateSchema = z.object({
  version: wholeInput(1),
  ...writtenTemplate,
});

export type CandidateTemplateEdit = z.infer<typeof editCandidateTemplateSchema>;
