export { AuditEntries } from './audit/audit-entries';
export type { AuditEntriesProps } from './audit/audit-entries';
export { type AuditLabels, noAuditLabels, resourceName } from './audit/audit-labels';
export { auditTexts } from './audit/texts';
