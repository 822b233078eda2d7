export type { ApiPort, SeoRequest } from './api-mount/api-port';
export { buildGateway } from './app';
export type { GatewayDeps } from './app';
export { parseGatewayEnv } from './env';
export type { GatewayEnv, ParsedEnv } from './env';
export { localPublisher, publishLocalBuilds } from './registry/releases/publish-local-builds';
export type { LocalBuilds, LocalPublication } from './registry/releases/publish-local-builds';
