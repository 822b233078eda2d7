export { coursesResource } from './courses.resource';
export { mountLearning } from './learning.routes';
export { lessonsResource } from './lessons.resource';
