import type { Candidate, CandidateStage, CandidateState } from '@enlace/shared-contract/recruiting';

/** Columns of states in their order. */
const stateColumns = ['submitted', 'in_review', 'shortlisted', 'interview', 'offer', 'ended'] as const;

type StateColumn = (typeof stateColumns)[number];

/** A column of states, of those of them without a stage, or of a stage of the company. */
export type ColumnName = StateColumn | `rest-${StateColumn}` | `stage-${number}`;

/** The states of the candidates of a column. */
export const columnStates: Readonly<Record<StateColumn, readonly CandidateState[]>> = {
  submitted: ['submitted', 'viewed'],
  in_review: ['in_review'],
  shortlisted: ['shortlisted'],
  interview: ['interview'],
  offer: ['offer'],
  ended: ['hired', 'rejected', 'withdrawn', 'auto_closed'],
};

export interface BoardPlace {
  readonly name: ColumnName;
  readonly states: StateColumn;
  /** Null for candidates of the states. */
  readonly stage: CandidateStage | null;
}

/** A column in an address; null for other texts. */
export function columnNameOf(text: string | null): ColumnName | null {
  const stageId = /^stage-([1-9]\d{0,14})$/.exec(text ?? '')?.[1];
  if (stageId !== undefined) return `stage-${Number(stageId)}`;
  return stateColumns.flatMap((name) => [name, `rest-${name}` as const]).find((name) => name === text) ?? null;
}

export function stateColumnOf(state: CandidateState): StateColumn {
  return stateColumns.find((name) => columnStates[name].includes(state)) ?? 'ended';
}

/** The columns of a board: stages of the company where it has some, else states. */
export function placesOf(stages: readonly CandidateStage[]): readonly BoardPlace[] {
  return stateColumns.flatMap((states): readonly BoardPlace[] => {
    const ofStates = stages.filter(({ state }) => stateColumnOf(state) === states);
    if (ofStates.length === 0) return [{ name: states, states, stage: null }];
    const ofStages = ofStates.map((stage): BoardPlace => ({ name: `stage-${stage.id}`, states, stage }));
    return [{ name: `rest-${states}`, states, stage: null }, ...ofStages];
  });
}

/** The column of a candidate. */
export function placeOf(
  { state, stage }: Pick<Candidate, 'state' | 'stage'>,
  places: readonly BoardPlace[],
): BoardPlace | undefined {
  return (
    places.find((place) => stage !== null && place.stage?.id === stage.id) ??
    places.find((place) => place.stage === null && place.states === stateColumnOf(state))
  );
}

/** Filters of the candidates of a column, one for each request. */
export function columnFilters(
  name: ColumnName,
): readonly { readonly state?: CandidateState; readonly stage_id?: number }[] {
  const [kind, rest] = name.split('-');
  if (kind === 'stage') return [{ stage_id: Number(rest) }];
  const states = stateColumns.find((one) => one === (kind === 'rest' ? rest : name)) ?? 'submitted';
  return columnStates[states].map((state) => ({ state, ...(kind === 'rest' ? { stage_id: 0 } : {}) }));
}

export interface PlaceCounts {
  readonly states: Readonly<Partial<Record<CandidateState, number>>>;
  readonly stages: readonly { readonly id: number; readonly count: number }[];
}

/** Number of candidates of a column, by the numbers of states and stages. */
export function countOf(
  { states, stage, name }: BoardPlace,
  counts: PlaceCounts,
  places: readonly BoardPlace[],
): number {
  const countOfStage = (id: number): number => counts.stages.find((one) => one.id === id)?.count ?? 0;
  if (stage !== null) return countOfStage(stage.id);
  const all = columnStates[states].reduce((sum, state) => sum + (counts.states[state] ?? 0), 0);
  if (name === states) return all;
  const stageIds = places.flatMap((place) => (place.states === states && place.stage !== null ? [place.stage.id] : []));
  return all - stageIds.reduce((sum, id) => sum + countOfStage(id), 0);
}
