import { isomorphic } from '@enlace/tooling/jest';

export default isomorphic(import.meta.dirname);
