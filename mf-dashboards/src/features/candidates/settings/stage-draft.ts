import type { CandidateStagesSaving, CompanyStages } from '@enlace/shared-contract/recruiting';

type Stage = CompanyStages['stages'][number];
type Names = Readonly<Record<'en' | 'es' | 'pt', string>>;

/** A stage as it is edited. */
export interface StageDraft extends Pick<Stage, 'state' | 'color' | 'count'> {
  /** Distinguishes the rows, also new ones. */
  readonly url: string;
  /** Null for a new stage. */
  readonly id: number | null;
  readonly names: Names;
}

/** Where the candidates of a removed stage go; null: to the state without a stage. */
interface StageRemoval {
  readonly id: number;
  readonly to: number | null;
}

interface StagesDraft {
  readonly stages: readonly StageDraft[];
  readonly removals: readonly StageRemoval[];
}

export function draftOf({ stages }: CompanyStages): StagesDraft {
  return {
    stages: stages.map(({ id, names, state, color, count }) => ({
      url: `stage-${id}`,
      id,
      state,
      color,
      count,
      names: { en: names.en ?? '', es: names.es ?? '', pt: names.pt ?? '' },
    })),
    removals: [],
  };
}

export function withNewStage(draft: StagesDraft): StagesDraft {
  const names = { en: '', es: '', pt: '' };
  const url = `new-${Date.now()}-${draft.stages.length}`;
  const stage: StageDraft = { url, id: null, names, state: 'in_review', color: 'teal', count: 0 };
  return { ...draft, stages: [...draft.stages, stage] };
}

export function changeStage(draft: StagesDraft, url: string, values: Partial<StageDraft>): StagesDraft {
  return { ...draft, stages: draft.stages.map((one) => (one.url === url ? { ...one, ...values } : one)) };
}

/** Removes a stage. Removed stages whose candidates would go there send them to the same place. */
export function removeStage(draft: StagesDraft, { url, id }: StageDraft, to: number | null): StagesDraft {
  const removals = draft.removals.map((one) => (id !== null && one.to === id ? { ...one, to } : one));
  return {
    stages: draft.stages.filter((one) => one.url !== url),
    removals: id === null ? removals : [...removals, { id, to }],
  };
}

/** The body of the call. */
export function savingOf(
  { company, version }: CompanyStages,
  { stages, removals }: StagesDraft,
): CandidateStagesSaving {
  return {
    company_id: company.id,
    version,
    stages: stages.map(({ id, names, state, color }) => ({ ...(id === null ? {} : { id }), names, state, color })),
    removed: [...removals],
  };
}

export const nameOfDraft = ({ names }: StageDraft): string => names.en || names.es || names.pt;

export const isSameDraft = (one: StagesDraft, other: StagesDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
