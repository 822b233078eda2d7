import { type ParsedApiEnv, parseEnv } from '../infrastructure/env/env';
import { uploadAccountLimit } from '../infrastructure/http/upload-places';
import { readAccountLimit, readAddressLimit } from '../infrastructure/limits/limit-reads';
import { modules } from './modules';

/** Reads the variables of the API and of all its modules, see `parseEnv`. */
export function parseApiEnv(source: NodeJS.ProcessEnv, root: string): ParsedApiEnv {
  return parseEnv(source, root, {
    parts: modules.flatMap(({ env }) => (env === null ? [] : [env])),
    limits: [readAddressLimit, readAccountLimit, uploadAccountLimit, ...modules.flatMap(({ limits }) => limits)],
  });
}
