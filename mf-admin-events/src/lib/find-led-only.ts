import { chapterLeadRight, mayCall, type Viewer } from '@enlace/shared-contract/access';
import { events } from '@enlace/shared-contract/events';

/** The filter of the chapters and events of a leader who has no right to all events. */
export function findLedOnly(viewer: Viewer | null): { readonly editable: 'only' } | undefined {
  const { add, edit } = events.wire;
  const hasAll = [add, edit].some((call) => call !== undefined && mayCall(viewer, call.access));
  return hasAll || viewer?.permissions.includes(chapterLeadRight) !== true ? undefined : { editable: 'only' };
}
