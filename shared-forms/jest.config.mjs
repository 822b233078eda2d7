import { browser } from '@enlace/tooling/jest';

export default browser(import.meta.dirname);
