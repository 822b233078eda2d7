export {
  type Boot,
  bootElementId,
  type BootOfPage,
  bootSchema,
  type ServedState,
  servedStateSchema,
  type SharedBoot,
  stateElementId,
} from '../boot';
export { consentKey, consentValues } from '../consent';
export {
  type Administrator,
  administratorSchema,
  administratorsPath,
  databaseCopyPath,
  internalAdministratorsPath,
  type NewAdministrator,
  newAdministratorSchema,
} from '../endpoints/administrators';
export { internalMetricsPath, type Metric, metricSchema } from '../endpoints/metrics';
export { internalRegistryStorePath, type RegistryStoreClaim, registryStoreSchema } from '../endpoints/registry-store';
export { type FooterGroup, inFooter, inMenu } from '../footer-groups';
export {
  definePages,
  findPage,
  type Page,
  type PageLayout,
  type PageRecords,
  pageRecordsSchema,
  pageSchema,
  type RecordCommand,
  remoteContract,
  type RemoteManifest,
  remoteManifestSchema,
} from '../pages';
export {
  type Pointer,
  type PointerChange,
  pointerChangeSchema,
  type Pointers,
  pointersSchema,
  type RegistryAnswer,
  registryAnswerSchema,
  type RegistryRemote,
  type Release,
  releaseSchema,
} from '../registry';
export { type RegistryRev, registryRevSchema } from '../registry-rev';
export { listPages, type PageEntry } from '../remote-pages';
export { type ServedAttempt, servedAttemptSchema } from '../served-attempt';
export { notFoundTitle, type ShellPage, shellPages } from '../shell-pages';
