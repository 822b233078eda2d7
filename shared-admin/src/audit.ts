export { AuditEntries } from './audit/audit-entries';
export type { AuditEntriesProps } from './audit/audit-entries';
export { actionName, auditActions, auditResources, auditTexts, resourceName, useAuditTexts } from './audit/texts';
export type { LoadFieldTexts } from './audit/use-field-labels';
