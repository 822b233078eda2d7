import type { AuditLabelsAnswer } from '@enlace/shared-contract/admin';

/** What the modules of the API call their resources and actions, in the user's language. */
export type AuditLabels = AuditLabelsAnswer['data'];

/** Without the labels, stored names are shown. */
export const noAuditLabels: AuditLabels = { resources: {}, actions: {} };

/** Name of an action; an unknown one as it is stored. */
export function actionName({ actions }: AuditLabels, action: string): string {
  return actions[action] ?? action;
}

/** Name of a resource; an unknown one without underscores. */
export function resourceName({ resources }: AuditLabels, resource: string): string {
  return resources[resource] ?? resource.replaceAll('_', ' ');
}
