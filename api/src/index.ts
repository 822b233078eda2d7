export { createApi } from './create-api';
export type { Api, ApiOptions } from './create-api';
export { parseApiEnv } from './env';
export type { ApiEnv, ParsedApiEnv } from './env';
