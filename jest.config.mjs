import { projects } from '@enlace/tooling/jest';

export default projects();
