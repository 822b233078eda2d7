export { coursesResource } from './courses.resource';
export { mountLearning } from './learning.routes';
export { lessonsResource } from './lessons.resource';
export type { FakePlaylist, FakeVideo } from './playlist/fake-playlist';
export type { Ask } from './playlist/playlist';
export type {} from './learning.tables';
export { learningPersonColumns } from './learning-person-columns';
