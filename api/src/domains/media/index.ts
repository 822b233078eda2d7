export { mediaJobs } from './clean-files';
export { mountFiles } from './files-route';
export { mountLibrary } from './library/library.routes';
export { mediaResource } from './media.resource';
