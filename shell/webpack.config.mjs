import { shell } from '@enlace/tooling/webpack';

export default shell(import.meta.dirname);
