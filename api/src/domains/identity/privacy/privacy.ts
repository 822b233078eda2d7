import { isAllowed, mayCall, type Viewer } from '@enlace/shared-contract/access';
import {
  defaultPrivacy,
  levelsOpenTo,
  type Privacy,
  type PrivacyLevel,
  privacyLevels,
  privacySchema,
  users,
} from '@enlace/shared-contract/identity';

/**
 * Levels that a viewer may read. Viewers who may get whole records by another call read all levels, because hiding
 * fields here would protect nothing.
 */
export function openLevels(viewer: Viewer | null): readonly PrivacyLevel[] {
  if (viewer === null) return levelsOpenTo.visitor;
  if (mayCall(viewer, users.wire.get.access)) return privacyLevels;
  return isAllowed(viewer, ['recruiters']) ? levelsOpenTo.recruiter : levelsOpenTo.member;
}

/** Whether a viewer may read a field with this level of a person's record. */
export function maySee(viewer: Viewer | null, personId: number, level: PrivacyLevel): boolean {
  return viewer?.id === personId || openLevels(viewer).includes(level);
}

/** The level of every field: the user's choice, or the default. */
export function wholePrivacy(chosenLevels: unknown): Privacy {
  const ownLevels = typeof chosenLevels === 'object' && chosenLevels !== null ? chosenLevels : {};
  return privacySchema.parse({ ...defaultPrivacy, ...ownLevels });
}
