import { AppError } from '@enlace/shared-contract/errors';
import { type CandidatesMove, type CandidateState, stageMoves } from '@enlace/shared-contract/recruiting';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { recruitingTexts } from '../recruiting-texts';
import { lockStage, type LockedStage } from '../stages/lock-stage';
import { isPossible, stateAfter } from '../states/application-transitions';

export interface LockedCandidate {
  readonly id: number;
  readonly user_id: number | null;
  readonly name: string;
  readonly state: CandidateState;
  readonly stage_id: number | null;
  readonly company_id: number;
  readonly version: number;
  /** Of the last event that is more than a look. */
  readonly moved_version: number;
}

/** Where a move leads. */
export interface Target {
  readonly move: CandidatesMove['move'];
  readonly stage: LockedStage | null;
}

/** The transition that leads a candidate to a target: that of the move, or only to another stage; null without one. */
export function transitionFor(
  { state, stage_id: stageId, company_id: companyId }: LockedCandidate,
  { move, stage }: Target,
): CandidatesMove['move'] | 'set_stage' | null {
  if (stage !== null && stage.companyId !== companyId) return null;
  if (isPossible(move, state)) return move;
  const isSameState = stateAfter(move, state) === state;
  return isSameState && stageId !== (stage?.id ?? null) && isPossible('set_stage', state) ? 'set_stage' : null;
}

export const presentLocked = ({ id, name, state }: LockedCandidate) => ({ id, name, state });

export const presentMoved = (candidate: LockedCandidate, { move, stage }: Target) => ({
  ...presentLocked(candidate),
  state: stateAfter(move, candidate.state),
  stage: stage?.summary ?? null,
});

/** The stage of a move, locked. Throws VALIDATION_FAILED. */
export async function requireStage(
  trx: Db,
  { locale }: WriteContext,
  { move, stage_id: stageId = 0 }: CandidatesMove,
  context: ReadContext,
): Promise<LockedStage> {
  const stage = await lockStage(trx, stageId, context);
  if (stage !== undefined && stageMoves[stage.summary.state] === move) return stage;
  const fields = { stage_id: [recruitingTexts[locale].stageMissing] };
  throw new AppError('VALIDATION_FAILED', { message: 'stage', fields });
}
