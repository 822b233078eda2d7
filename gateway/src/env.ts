import { join, resolve } from 'node:path';

import { trustProxySetting } from '@enlace/api/http';
import * as z from 'zod';

/** The variables of this process. Only this file reads them. */
export const environment: NodeJS.ProcessEnv = process.env;

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const origin = z.url({ protocol: /^https?$/, error: 'must be an address like https://enlace.example' });
const secret = z.string().min(32, 'must have at least 32 characters');

/** `id=url,id=url`: remotes whose code comes from development servers. */
const devRemotes = z
  .string()
  .regex(/^(mf-[a-z-]+=https?:\/\/[^,\s]+)(,mf-[a-z-]+=https?:\/\/[^,\s]+)*$/, 'must read mf-x=http://localhost:4301,…')
  .transform((text) => Object.fromEntries(text.split(',').map((part) => splitOnce(part, '='))));

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).optional(),
  ADOPT_DATA_DIR: flag.default(false),
  API_URL: origin.optional(),
  API_BASE_URL: origin.optional(),
  INTERNAL_SECRET: secret.optional(),
  PRODUCT_NAME: z.string().min(1).max(60).default('Enlace'),
  DEPLOY_TOKEN: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LIMITS: z.enum(['strict', 'roomy']).optional(),
  LIMIT_PAGES_PER_ADDRESS: z.coerce.number().int().min(1).optional(),
  SESSION_POLL_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  TRUST_PROXY: trustProxySetting.default(false),
  LINKEDIN_CLIENT_ID: z.string().min(1).optional(),
  LINKEDIN_ISSUER: origin.optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  DEV_REMOTES: devRemotes.default({}),
  FEDERATION_CORE: z.enum(['small', 'full']).default('small'),
  PUBLISH_LOCAL_BUILDS: flag.default(true),
  RENDER_PAGES: flag.default(true),
  RENDER_LIMIT_MS: z.coerce.number().int().min(50).max(30_000).default(2_000),
  RENDER_WAIT_MS: z.coerce.number().int().min(50).max(60_000).default(8_000),
  RENDER_MEMORY_MB: z.coerce.number().int().min(32).max(4_096).default(384),
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(3_600).default(10),
});

/** New pages of one address within 30 seconds; the larger number is for load tests. */
const pagesPerAddress = { strict: 60, roomy: 6_000 };

/** Where Stripe serves its script. */
const payScripts = 'https://js.stripe.com';

/** The complete settings of the gateway. */
export interface GatewayEnv {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Public origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Whether this data folder replaces the one that the other gateways of the API share. */
  readonly adoptsDataDir: boolean;
  /** Address of the API when it does not run in this process. */
  readonly apiUrl: string | null;
  /** Base URL of the API calls of browsers, without a slash at the end; empty for the origin of the site. */
  readonly apiBase: string;
  /** Secret that the API at `apiUrl` knows, too. */
  readonly internalSecret: string | null;
  readonly productName: string;
  readonly deployToken: string | null;
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly sessionPollSeconds: number;
  readonly trustProxy: boolean | number | string;
  /** Further origins that a form can lead to: those of the sign-in provider. */
  readonly formOrigins: readonly string[];
  /** Origin of Stripe's script, which pages may load; empty without keys of Stripe. */
  readonly payOrigins: readonly string[];
  /** Whether the fake of Stripe takes payments, whose script this origin serves. Never in production. */
  readonly hasPaySandbox: boolean;
  readonly devRemotes: Readonly<Record<string, string>>;
  /** Runtime core of the federation for every page; `full` has developer tools and hooks. */
  readonly federationCore: 'small' | 'full';
  readonly publishLocalBuilds: boolean;
  /** Rendering of visitors' pages on the server. */
  readonly render: {
    readonly isOn: boolean;
    /** Computing time in milliseconds after which a renderer that answers nothing counts as blocked. */
    readonly limitMs: number;
    /** Time in milliseconds that a visitor waits for a new page. */
    readonly waitMs: number;
    /** Heap of the rendering process, in megabytes. */
    readonly memoryMb: number;
    /** Time during which a rendered page counts as new, in seconds; 0 disables the cache. */
    readonly cacheSeconds: number;
    /** Pages, feeds and calendars that one address can make within 30 seconds; cached ones do not count. */
    readonly pagesPerAddress: number;
  };
}

export interface ParsedEnv {
  readonly env: GatewayEnv | null;
  /** One line per wrong variable; empty when `env` is set. */
  readonly problems: readonly string[];
}

/**
 * Reads the gateway's variables and names every wrong one. An empty variable counts as not set.
 * @param root the project's folder, which contains `var` by default
 */
export function parseGatewayEnv(source: NodeJS.ProcessEnv, root: string): ParsedEnv {
  const givenVariables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(givenVariables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { env: null, problems: [...new Set([...lines, ...wrongInProduction(givenVariables)])] };
  }
  const problems = wrongInProduction(givenVariables);
  if (problems.length > 0) return { env: null, problems };
  const v = parsed.data;
  return {
    env: {
      mode: v.NODE_ENV,
      port: v.PORT,
      host: v.HOST ?? (v.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
      publicUrl: new URL(v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).origin,
      dataDir: resolve(v.DATA_DIR ?? join(root, 'var')),
      adoptsDataDir: v.ADOPT_DATA_DIR,
      apiUrl: v.API_URL === undefined ? null : v.API_URL.replace(/(?<!\/)\/+$/, ''),
      apiBase: (v.API_BASE_URL ?? '').replace(/(?<!\/)\/+$/, ''),
      internalSecret: v.INTERNAL_SECRET ?? null,
      productName: v.PRODUCT_NAME,
      deployToken: v.DEPLOY_TOKEN ?? null,
      metricsToken: v.METRICS_TOKEN ?? null,
      logLevel: v.LOG_LEVEL,
      sessionPollSeconds: v.SESSION_POLL_SECONDS,
      trustProxy: v.TRUST_PROXY,
      formOrigins: formOrigins(v.LINKEDIN_CLIENT_ID, v.LINKEDIN_ISSUER),
      payOrigins: v.STRIPE_PUBLISHABLE_KEY === undefined ? [] : [payScripts],
      hasPaySandbox: v.STRIPE_PUBLISHABLE_KEY === undefined && v.NODE_ENV !== 'production',
      devRemotes: v.NODE_ENV === 'production' ? {} : v.DEV_REMOTES,
      federationCore: v.FEDERATION_CORE,
      publishLocalBuilds: v.PUBLISH_LOCAL_BUILDS,
      render: {
        isOn: v.RENDER_PAGES,
        limitMs: v.RENDER_LIMIT_MS,
        waitMs: v.RENDER_WAIT_MS,
        memoryMb: v.RENDER_MEMORY_MB,
        cacheSeconds: v.PAGE_CACHE_SECONDS,
        pagesPerAddress: v.LIMIT_PAGES_PER_ADDRESS ?? pagesPerAddress[v.LIMITS ?? usualLimits(v.NODE_ENV)],
      },
    },
    problems: [],
  };
}

function usualLimits(mode: GatewayEnv['mode']): keyof typeof pagesPerAddress {
  return mode === 'production' ? 'strict' : 'roomy';
}

function wrongInProduction(givenVariables: Readonly<Record<string, unknown>>): string[] {
  if (givenVariables['NODE_ENV'] !== 'production') return [];
  const requiredNames = [
    'PUBLIC_URL',
    'DEPLOY_TOKEN',
    // Without it, pages show changes of data only after their time.
    ...(givenVariables['API_URL'] === undefined ? [] : ['INTERNAL_SECRET']),
  ];
  const missingVariables = requiredNames.filter((name) => givenVariables[name] === undefined);
  return [
    ...missingVariables.map((name) => `${name}: must be set in production`),
    // Every client could choose its own address, and all limits by address would be useless.
    ...(givenVariables['TRUST_PROXY'] === 'true'
      ? ['TRUST_PROXY: must be a number of proxies or their addresses in production']
      : []),
  ];
}

function formOrigins(clientId: string | undefined, issuer: string | undefined): string[] {
  if (clientId === undefined) return [];
  return [...new Set(['https://www.linkedin.com', ...(issuer === undefined ? [] : [new URL(issuer).origin])])];
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + 1)];
}
