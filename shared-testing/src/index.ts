export { createFakeApi } from './api/fake-api';
export type { FakeApi, FakeApiOptions, RecordedCall } from './api/fake-api';
export type { Row, Seed } from './api/fake-store';
export { resources } from './api/resources';
export { takeFaults } from './api/faults';
export { buildRow } from './builders/build-row';
export { buildArea, buildChapter, buildEvent, buildTag } from './builders/community';
export { buildArticle, buildContentPage } from './builders/editorial';
export { buildCategory, buildCountry, buildNamed, buildPermission, buildState } from './builders/lookups';
export { buildMedium } from './builders/media';
export {
  buildCompany,
  buildCompanyCategory,
  buildCompanyCountry,
  buildInvestor,
  buildMemberPerk,
  buildPerk,
  buildPressItem,
} from './builders/partners';
export { buildRole, buildUser, buildViewer } from './builders/people';
export { buildCourse, buildJob, buildJobLocation, buildLesson, buildSeniorityLevel } from './builders/work';
export { installStripe } from './render/fake-stripe';
export { guardText, renderRemote } from './render/render-remote';
export { renderScreen } from './render/render-screen';
export type { Rendered, RenderScreenOptions, StageOptions } from './render/render-screen';
