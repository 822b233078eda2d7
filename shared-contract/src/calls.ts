export { changesOf, declaredPaths } from './call-changes';
