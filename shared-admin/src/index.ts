export type { OfficeCalls, OfficeQuestion, OfficeRequest } from './calls/office-calls';
export { useOfficeCall, useOfficeRead } from './calls/use-office-calls';
export { CallConfirmation, CallFormDialog } from './calls/call-dialogs';
export type { CallConfirmationProps, CallFormDialogProps } from './calls/call-dialogs';
export { removals } from './calls/subjects';
export { JobProgress } from './bulk/job-progress';
export type { JobProgressProps } from './bulk/job-progress';
export { SelectionBar } from './bulk/selection-bar';
export type { SelectionBarProps } from './bulk/selection-bar';
export { BarChart } from './charts/bar-chart';
export type { Bar, BarChartProps } from './charts/bar-chart';
export { jobOf } from './bulk/job-of';
export type { OfficeCall, OfficeRead } from './calls/use-office-calls';
export { saveText } from './frame/save-text';
export { useNotices } from './frame/use-notices';
export type { Notices } from './frame/use-notices';
export { abilitiesOf } from './declare/abilities';
export { nameOfRow } from './declare/admin-resource';
export { adminScreen } from './declare/admin-screens';
export type { AdminModule, Part } from './declare/admin-screens';
export { createAdmin } from './declare/create-admin';
export type { Admin, AdminResourceDeclaration } from './declare/create-admin';
export { createHandles } from './declare/create-handles';
export type { HandleOf } from './declare/create-handles';
export { resourceFeature } from './declare/resource-entry';
export type { ResourceEntry } from './declare/resource-entry';
export type {
  AdminAction,
  AdminPanel,
  AdminResource,
  AdminRow,
  AfterSave,
  AfterSaveProps,
  BeforeSave,
  BeforeSaveProps,
  Filter,
  FormBanner,
  FormPreview,
  ListLook,
  FormPreviewProps,
  FormSection,
  PanelGroups,
  RecordHead,
} from './declare/admin-resource';
export type { ResourceCatalogue, ResourceTexts } from './declare/resource-texts';
export type { Choice, ChoiceSource, Field, FieldOf, FieldTypeName, LookupSource } from './fields/field';
export { LeaveGuard } from './form/leave-guard';
export { useUnsavedForm } from './form/use-unsaved-form';
export { instantOf, localOf } from './fields/instants';
export { searchRows } from './fields/search-rows';
export type { BadgeTones, CellTools, CellType, Column } from './list/column';
export { FilterDrawer } from './list/filter-drawer';
export type { FilterDrawerProps } from './list/filter-drawer';
export { useIsNarrow } from './frame/use-is-narrow';
export { PanelSearch } from './frame/panel-search';
export type { PanelSearchProps } from './frame/panel-search';
export { usePanelAddress } from './frame/use-panel-address';
export type { PanelAddress } from './frame/use-panel-address';
export { ScreenHead } from './frame/screen-head';
export type { ScreenHeadProps } from './frame/screen-head';
export { useLateTexts } from './frame/use-late-texts';
export { areSingleKeysOn, isTaken } from './keys/single-keys';
export { SingleKeysSwitch } from './keys/single-keys-switch';
export { SomeNames } from './list/some-names';
export { useChangedState } from './list/use-changed-state';
export { useSearchTerm } from './list/use-search-term';
export { useReorder } from './media/field/use-reorder';
export { lazyPart } from './lazy/lazy-part';
export { MovedParts } from './moved/moved-parts';
export type { MovedPartsProps } from './moved/moved-parts';
export { createMedia } from './media/create-media';
export type { MediaHandle } from './media/create-media';
export type { Medium } from './media/media-calls';
export type { UploadEntry, UploadStatus } from './media/uploads/uploads.slice';
export { shapePayload } from './payload/shape-payload';
export { useShapedWrite } from './payload/use-shaped-write';
export { usePreviewLink } from './publish/use-preview-link';
export type { PreviewLink } from './publish/use-preview-link';
export { createDependents } from './removal/dependents';
export type { Dependents } from './removal/dependents';
export { DeleteDialog } from './removal/delete-dialog';
export type { DeleteDialogProps } from './removal/delete-dialog';
export { adminTexts } from './texts';
export { DeletionUndo } from './undo/deletion-undo';
export type { DeletionUndoProps } from './undo/deletion-undo';
export { UndoNotice } from './undo/undo-notice';
export type { UndoNoticeProps } from './undo/undo-notice';
export { useMinute } from './undo/use-minute';
