export { default } from '@enlace/tooling/eslint';
