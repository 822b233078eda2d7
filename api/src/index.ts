export { createApi } from './app/create-api';
export type { Api, ApiOptions } from './app/create-api';
export type { LoadDemo } from './app/demo';
export { parseApiEnv } from './app/parse-api-env';
export { runApi } from './app/run-api';
export type { ApiEnv, ParsedApiEnv } from './infrastructure/env/env';
