import { buildFaultyRemote } from './build-faulty-remote';

// eslint-disable-next-line no-restricted-syntax -- Playwright demands a default export
export default buildFaultyRemote;
