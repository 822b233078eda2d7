import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, optionalText, wholeInput } from '../fields';
import { listOf } from '../written-values';

/** Stages that companies name for themselves (docs/guides/recruiting.md). Members never read their names. */
export const candidateStageCalls = {
  /** The stages of a company; without `company_id` those of the caller's companies, and for admins of all with stages. */
  listCandidateStages: wire.get('/api/v2/candidate-stages', only(['recruiters', 'admin'], 'candidates.list')),
  /**
   * Replaces the whole list of a company. 409 `CONFLICT` when the stored `version` is another one; the `details` have
   * `{ version }`. 422 at `removed.{id}` when a removed stage has candidates and the body has no place for them.
   */
  saveCandidateStages: wire.post('/api/v2/candidate-stages', 'json', only(['recruiters', 'admin'], 'candidates.move'), {
    changes: [],
  }),
} as const;

/** States that a stage can belong to, each with the move that leads to it. The start and the ends have no stages. */
export const stageMoves = {
  viewed: 'view',
  in_review: 'review',
  shortlisted: 'shortlist',
  interview: 'interview',
  offer: 'offer',
} as const;

export type StageState = keyof typeof stageMoves;

// The keys of an object are its names.
export const stageStates = Object.keys(stageMoves) as [StageState, ...StageState[]];

/** Tones of the badge of a stage. */
export const stageColors = ['neutral', 'teal', 'plum', 'marigold', 'guava', 'success'] as const;

export const mostStages = 12;

/** A text in up to three languages. */
const nullableTexts = z.object({
  en: z.nullable(z.string()),
  es: z.nullable(z.string()),
  pt: z.nullable(z.string()),
});

/** One language is required. */
const stageNames = z.object({ en: optionalText(60), es: optionalText(60), pt: optionalText(60) });

export const candidateStageSchema = z.object({
  id,
  /** In the caller's language; the first written name without one. */
  name: z.string(),
  state: z.enum(stageStates),
  color: z.enum(stageColors),
});

export type CandidateStage = z.infer<typeof candidateStageSchema>;

const companyStages = z.object({
  company: z.object({ id, name: z.string() }),
  /** 0 before the first list. */
  version: z.number(),
  /** In their order. */
  stages: z.array(
    z.extend(candidateStageSchema, {
      names: nullableTexts,
      /** Candidates that are there now. */
      count: z.number(),
    }),
  ),
});

export type CompanyStages = z.infer<typeof companyStages>;

export const listCandidateStagesSchema = z.object({ company_id: z.optional(idInput) });

export const candidateStagesSchema = z.object({ data: z.array(companyStages) });

/** Answer of `saveCandidateStages`. */
export const companyStagesAnswerSchema = z.object({ data: companyStages });

export const saveCandidateStagesSchema = z.object({
  company_id: idInput,
  version: wholeInput(0),
  stages: listOf(
    z
      .array(
        z.object({
          /** Missing for a new stage. */
          id: z.optional(idInput),
          names: stageNames,
          state: z.enum(stageStates),
          color: z.enum(stageColors),
        }),
      )
      .check(z.maxLength(mostStages)),
  ),
  /** Where the candidates of removed stages go: to another stage of the same state, or to none (null). */
  removed: z.optional(
    listOf(z.array(z.object({ id: idInput, to: z.nullable(idInput) })).check(z.maxLength(mostStages))),
  ),
});

export type CandidateStagesSaving = z.infer<typeof saveCandidateStagesSchema>;
