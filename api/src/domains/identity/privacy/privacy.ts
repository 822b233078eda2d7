import {
  defaultPrivacy,
  isAllowed,
  mayCall,
  type Privacy,
  type PrivacyLevel,
  privacyLevels,
  privacySchema,
  users,
  type Viewer,
} from '@enlace/shared-contract';

/** Levels that a viewer is let into. Whoever may read whole records by another call would gain nothing by hiding here. */
export function openLevels(viewer: Viewer | null): readonly PrivacyLevel[] {
  if (viewer === null) return ['public'];
  if (mayCall(viewer, users.wire.get.access)) return privacyLevels;
  return isAllowed(viewer, ['recruiters']) ? ['public', 'members', 'recruiters'] : ['public', 'members'];
}

/** Whether a viewer sees a part of a person's record that has this level. */
export function maySee(viewer: Viewer | null, personId: number, level: PrivacyLevel): boolean {
  return viewer?.id === personId || openLevels(viewer).includes(level);
}

/** The level of every field: what she has chosen, over what holds until she does. */
export function wholePrivacy(chosen: unknown): Privacy {
  const own = typeof chosen === 'object' && chosen !== null ? chosen : {};
  return privacySchema.parse({ ...defaultPrivacy, ...own });
}
