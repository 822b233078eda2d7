import { defineTexts, type Translate } from '@enlace/shared-platform';

import { useLateTexts } from '../frame/use-late-texts';
import { en } from './locales/en';

export const auditTexts = defineTexts('shared-admin/audit', en, {
  es: () => import(/* webpackChunkName: "audit-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "audit-texts-pt" */ './locales/pt'),
});

/** Translates the texts of the audit. */
export function useAuditTexts(): Translate<typeof en> {
  return useLateTexts(auditTexts);
}

type AuditActionName = keyof (typeof en)['actions'];
type AuditResourceName = keyof (typeof en)['resources'];

/** Actions and resources that have a name, in the order of their declaration. */
export const auditActions = Object.keys(en.actions).filter(isAction);
export const auditResources = Object.keys(en.resources).filter(isResource);

/** Name of an action; an unknown one as it is stored. */
export function actionName(t: Translate<typeof en>, action: string): string {
  return isAction(action) ? t(`actions.${action}`) : action;
}

/** Name of a resource; an unknown one without underscores. */
export function resourceName(t: Translate<typeof en>, resource: string): string {
  return isResource(resource) ? t(`resources.${resource}`) : resource.replaceAll('_', ' ');
}

function isAction(name: string): name is AuditActionName {
  return name in en.actions;
}

function isResource(name: string): name is AuditResourceName {
  return name in en.resources;
}
