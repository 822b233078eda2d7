export { mountLearning } from './learning.routes';
export type { FakePlaylist, FakeVideo } from './playlist/fake-playlist';
export type { Ask } from './playlist/playlist';
export type {} from './learning.tables';
export { learningPersonColumns } from './learning-person-columns';
export { learningResources } from './learning-resources';
