export { mediaJobs } from './clean-files';
export { mountFiles } from './files-route';
export { mountLibrary } from './library/library.routes';
export { mediaResources } from './media-resources';
