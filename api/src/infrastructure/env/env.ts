import { join, resolve } from 'node:path';

import * as z from 'zod';

import type { LimitDefinition, LimitSettings } from '../limits/define-limit';
import type { EnvPart, EnvParts } from './define-env';
import { trustProxySetting } from './trust-proxy';

/** The variables of this process; all other code gets them as values. */
export const environment: NodeJS.ProcessEnv = process.env;

export const originSetting = z.url({ protocol: /^https?$/, error: 'must be an address like https://enlace.example' });
/** `https://a.example,https://b.example` */
const origins = z.string().transform((text, context) => {
  const list = text.split(',').map((part) => part.trim());
  const isList = list.every((part) => /^https?:\/\//.test(part) && URL.canParse(part) && new URL(part).origin === part);
  if (!isList) context.addIssue('must be addresses like https://enlace.example, separated by commas');
  return list;
});
const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgresql://user@host/name' });
const secret = z.string().min(32, 'must have at least 32 characters');
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: originSetting.optional(),
  ALLOWED_ORIGINS: origins.default([]),
  COOKIE_DOMAIN: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_URL_READ: postgres.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20),
  PRODUCT_NAME: z.string().min(1).max(60).default('Enlace'),
  SESSION_SECRET: secret.optional(),
  TOKEN_SECRET: secret.optional(),
  INTERNAL_SECRET: secret.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://mail.example:587' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address like redis://localhost:6379' }).optional(),
  API_DOCS: z.enum(['public', 'admins', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustProxySetting.default(false),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(5000),
  FREE_SPACE_FLOOR_MB: z.coerce.number().int().min(0).max(1_000_000).default(64),
  SEED: flag.optional(),
  ADOPT_DATA_DIR: flag.default(false),
  LIMITS: z.enum(['strict', 'roomy']).optional(),
});

type Variables = z.infer<typeof variables>;

/** The value of a variable that replaces the number of a limit. */
const limitPoints = z.coerce.number().int().min(1).max(1_000_000).optional();

export interface PostgresSettings {
  readonly kind: 'postgres';
  readonly url: string;
  /** A replica for reads. */
  readonly readUrl: string | null;
  readonly poolSize: number;
}

export interface PgliteSettings {
  readonly kind: 'pglite';
  /** Null keeps all data in memory; for tests. */
  readonly folder: string | null;
  /** Bytes of free disk space below which all writes are refused. */
  readonly freeSpaceFloor: number;
}

/** The settings that all parts of the API have. */
interface CoreEnv {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** Public origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Other origins whose pages may make calls with credentials. */
  readonly allowedOrigins: readonly string[];
  /** Domain whose hosts all get the session cookies; null for one host. */
  readonly cookieDomain: string | null;
  readonly dataDir: string;
  /** Whether this data folder replaces the one that the database belongs to. */
  readonly adoptsDataDir: boolean;
  readonly database: PostgresSettings | PgliteSettings;
  readonly statementTimeoutMs: number;
  readonly productName: string;
  /** Null outside production: the first start creates one and stores it in the data folder. */
  readonly sessionSecret: string | null;
  readonly tokenSecret: string | null;
  /** Secret that a gateway in another process shows; null refuses its calls. */
  readonly internalSecret: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly redisUrl: string | null;
  readonly logLevel: string;
  /** Viewers of the API's documentation, which lists every call. */
  readonly apiDocs: 'public' | 'admins' | 'off';
  readonly trustProxy: boolean | number | string;
  /** Whether an empty database is filled with the demo community. Never in production. */
  readonly seeds: boolean;
}

/** The complete settings of the API: modules add theirs (`declare module`). */
export interface ApiEnv extends CoreEnv {
  readonly limits: LimitSettings;
}

export interface ParsedApiEnv {
  readonly env: ApiEnv | null;
  /** One line per wrong variable; empty when `env` is not null. */
  readonly problems: string[];
}

/**
 * Reads the API's variables and those of modules, and names every wrong one. An empty variable counts as missing.
 * @param root folder of the project; without DATA_DIR, data is stored in its folder `var`
 */
export function parseEnv(source: NodeJS.ProcessEnv, root: string, { parts, limits }: EnvParts): ParsedApiEnv {
  const givenValues = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const limitNames = limits.flatMap(({ variable }) => (variable === null ? [] : [variable]));
  const parsed = variables.safeParse(givenValues);
  const parsedParts = [...parts.map((part) => part.variables), recordOf(limitNames, limitPoints)].map((shape) =>
    z.object(shape).safeParse(givenValues),
  );
  const problems = [
    ...[parsed, ...parsedParts].flatMap(({ error }) =>
      (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ),
    ...listMissingValues(givenValues),
    ...parts.flatMap((part) => [...listMissingKeys(part, givenValues), ...(part.problemsOf?.(givenValues) ?? [])]),
    ...listUnsafeValues(givenValues),
    ...listForeignDomain(givenValues),
  ];
  if (!parsed.success || problems.length > 0) return { env: null, problems: [...new Set(problems)] };
  const values: Readonly<Record<string, unknown>> = Object.assign({}, ...parsedParts.map(({ data }) => data));
  const env: CoreEnv & Pick<ApiEnv, 'limits'> = {
    ...complete(parsed.data, root),
    limits: limitsOf(parsed.data, limits, values),
  };
  // The modules that declare the other fields of `ApiEnv` read them.
  return { env: Object.assign(env, ...parts.map((part) => part.read(values))) as ApiEnv, problems: [] };
}

function recordOf<T>(names: readonly string[], value: T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

function limitsOf(
  { NODE_ENV, LIMITS }: Variables,
  limits: readonly LimitDefinition[],
  values: Readonly<Record<string, unknown>>,
): LimitSettings {
  const points = limits.flatMap(({ name, variable }) => {
    const value = variable === null ? undefined : values[variable];
    return typeof value === 'number' ? [[name, value] as const] : [];
  });
  return { preset: LIMITS ?? (NODE_ENV === 'production' ? 'strict' : 'roomy'), points: Object.fromEntries(points) };
}

/** Every client could choose its own address with TRUST_PROXY=true, and all limits by address would be useless. */
function listUnsafeValues(givenValues: Readonly<Record<string, unknown>>): string[] {
  const isUnsafe = givenValues['NODE_ENV'] === 'production' && givenValues['TRUST_PROXY'] === 'true';
  return isUnsafe ? ['TRUST_PROXY: must be a number of proxies or their addresses in production'] : [];
}

/** Browsers refuse cookies for a domain that the site is not part of, so no user could sign in. */
function listForeignDomain({ PUBLIC_URL: url, COOKIE_DOMAIN: domain }: Readonly<Record<string, unknown>>): string[] {
  if (domain === undefined || typeof url !== 'string' || !URL.canParse(url)) return [];
  const isPart = `.${new URL(url).hostname}`.endsWith(`.${String(domain)}`);
  return isPart ? [] : ['COOKIE_DOMAIN: must be the host of PUBLIC_URL or a domain above it'];
}

function listMissingValues(givenValues: Readonly<Record<string, unknown>>): string[] {
  const requiredNames =
    givenValues['NODE_ENV'] === 'production' ? ['PUBLIC_URL', 'SESSION_SECRET', 'TOKEN_SECRET'] : [];
  return requiredNames
    .filter((name) => givenValues[name] === undefined)
    .map((name) => `${name}: must be set in production`);
}

function listMissingKeys({ together }: EnvPart, givenValues: Readonly<Record<string, unknown>>): string[] {
  if (together === undefined) return [];
  const missingNames = together.names.filter((name) => givenValues[name] === undefined);
  if (missingNames.length === together.names.length) return [];
  return missingNames.map((name) => `${name}: must be set with the other keys of ${together.service}`);
}

function complete(v: Variables, root: string): CoreEnv {
  const isProduction = v.NODE_ENV === 'production';
  const publicUrl = new URL(v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).origin;
  const dataDir = resolve(v.DATA_DIR ?? join(root, 'var'));
  return {
    mode: v.NODE_ENV,
    port: v.PORT,
    host: v.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    allowedOrigins: v.ALLOWED_ORIGINS,
    cookieDomain: v.COOKIE_DOMAIN ?? null,
    dataDir,
    adoptsDataDir: v.ADOPT_DATA_DIR,
    database: databaseOf(v, dataDir),
    statementTimeoutMs: v.STATEMENT_TIMEOUT_MS,
    productName: v.PRODUCT_NAME,
    sessionSecret: v.SESSION_SECRET ?? null,
    tokenSecret: v.TOKEN_SECRET ?? null,
    internalSecret: v.INTERNAL_SECRET ?? null,
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM ?? `${v.PRODUCT_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    redisUrl: v.REDIS_URL ?? null,
    logLevel: v.LOG_LEVEL,
    apiDocs: v.API_DOCS ?? (isProduction ? 'admins' : 'public'),
    trustProxy: v.TRUST_PROXY,
    seeds: !isProduction && (v.SEED ?? true),
  };
}

function databaseOf(v: Variables, dataDir: string): ApiEnv['database'] {
  if (v.DATABASE_URL === undefined)
    return { kind: 'pglite', folder: join(dataDir, 'db'), freeSpaceFloor: v.FREE_SPACE_FLOOR_MB * 1024 * 1024 };
  return { kind: 'postgres', url: v.DATABASE_URL, readUrl: v.DATABASE_URL_READ ?? null, poolSize: v.DATABASE_POOL };
}
