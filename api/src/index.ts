export { createApi } from './app/create-api';
export type { Api, ApiOptions } from './app/create-api';
export { parseApiEnv } from './app/parse-api-env';
export type { ApiEnv, ParsedApiEnv } from './infrastructure/env/env';
