import { remote } from '@enlace/tooling/webpack';

export default remote(import.meta.dirname);
