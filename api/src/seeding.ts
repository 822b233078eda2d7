export type { Demo, DemoOptions } from './app/demo';
export { generalSkills, jobTitles, jobTypes, seniorityLevels, techSkills } from './app/essentials/lists';
export { areas, categories, eventCategories, perks, tags } from './app/essentials/starting-lists';
export { localizeWords } from './app/essentials/localize-words';
export type { Words } from './app/essentials/localize-words';
export { packageLevels } from './app/essentials/package-levels';
export { levelsOf, roleIdsOf } from './app/essentials/packages';
export { mountedResources } from './app/resources';
export type {} from './domains/community';
export type {} from './domains/editorial';
export type {} from './domains/events';
export { giveRole, selectFilledFields, nameOf, searchTextOf } from './domains/forms';
export type { FormFamily } from './domains/forms';
export type { FetchAddress, FakePlaylist, FakeVideo } from './domains/learning';
export type {} from './domains/packages';
export type {} from './domains/partners';
export type {} from './domains/recruiting';
export {
  circle,
  createCanvas,
  drawRecordArt,
  eventArtKinds,
  path,
  recordArtKinds,
  rect,
  round,
  svgDocument,
} from './domains/site';
export type { Canvas } from './domains/site';
export type {} from './domains/work';
export type { Picture, Translations } from './infrastructure/db/column-types';
export type { Db } from './infrastructure/db/database';
export { insertRows, updateRows } from './infrastructure/db/insert-rows';
export type { SeedRow } from './infrastructure/db/insert-rows';
export type { ApiEnv } from './infrastructure/env/env';
export { asPicture } from './infrastructure/http/as-picture';
export type { StripeSandbox } from './infrastructure/stripe/stripe-account';
export { createRandom } from './infrastructure/random/random';
export type { Random } from './infrastructure/random/random';
export { slugify } from './kit/core/write/slugs';
