export { draftFields, type DraftState, draftStates, failedPlanSchema, previewParameter } from '../draft-fields';
export {
  type ExportBody,
  exportColumnCap,
  exportSchema,
  listCalls,
  type Neighbours,
  neighboursSchema,
} from '../endpoints/admin-lists';
export {
  auditCalls,
  type AuditEntry,
  type AuditLabelsAnswer,
  auditLabelsQuerySchema,
  auditLabelsSchema,
  auditQuerySchema,
  auditSchema,
  auditVerdictSchema,
} from '../endpoints/audit';
export {
  backgroundJobCalls,
  backgroundJobKinds,
  type DeadJob,
  deadJobDoneSchema,
  deadJobsQuerySchema,
  deadJobsSchema,
} from '../endpoints/background-jobs';
export {
  type BulkBody,
  bulkCalls,
  bulkIdCap,
  type BulkJob,
  bulkJobAnswerSchema,
  bulkJobsAnswerSchema,
  bulkJobSchema,
  type BulkJobsQuery,
  bulkJobsQuerySchema,
  type BulkOperation,
  type BulkReason,
  bulkRowCap,
  bulkSchema,
  type BulkState,
  type BulkTrial,
  bulkTrialSchema,
  type Selection,
} from '../endpoints/bulk';
export { type Dependent, dependentsCall, dependentsSchema } from '../endpoints/dependents';
export {
  type DraftAnswer,
  draftAnswerSchema,
  draftCalls,
  failedPlansSchema,
  previewAnswerSchema,
  previewHours,
  scheduleSchema,
} from '../endpoints/drafts';
export {
  type ChangedChild,
  compareQuerySchema,
  type Deletion,
  deletionsSchema,
  type EditConflict,
  editConflictSchema,
  editingPreference,
  historyCalls,
  restoreRevisionSchema,
  type Revision,
  type RevisionAction,
  revisionDetailSchema,
  revisionsQuerySchema,
  revisionsSchema,
  undoMinutes,
  undoneSchema,
  undoSchema,
  versionTag,
} from '../endpoints/history';
export { type MovedPart, movedPartsSchema } from '../endpoints/moved-parts';
export {
  type Import,
  importAnswerSchema,
  importCalls,
  type ImportCheck,
  importCheckBodySchema,
  importCheckSchema,
  importColumnCap,
  importCorrectionAnswerSchema,
  importCorrectionSchema,
  importDelimiters,
  importEncodings,
  importErrorColumn,
  importReadingSchema,
  type ImportRow,
  importRowCap,
  importSchema,
  importSizeCap,
} from '../endpoints/imports';
export {
  presenceBeatMs,
  presenceCall,
  presenceSchema,
  presenceSeconds,
  presenceWaitSeconds,
  presentPeopleSchema,
  type PresentPerson,
} from '../endpoints/presence';
export {
  type DeletedRow,
  deletedRowsCall,
  deletedRowsQuerySchema,
  deletedRowsSchema,
  restoreCall,
} from '../endpoints/trash';
export { savedViews } from '../resources/saved-views';
export { joinTableCells } from '../table-rows';
