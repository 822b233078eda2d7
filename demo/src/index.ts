export { demo } from './demo';
