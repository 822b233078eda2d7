export type { FakePlaylist, FakeVideo } from './playlist/fake-playlist';
export type { FetchAddress } from './playlist/playlist';
export type {} from './learning.tables';
export { learningModule } from './learning.module';
