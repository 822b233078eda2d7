import { join, resolve } from 'node:path';

import * as z from 'zod';

import { type LimitSettings, limitSettings, limitVariables } from '../limits/limit-settings';
import { trustProxySetting } from './trust-proxy';

/** The variables of this process; all other code gets them as values. */
export const environment: NodeJS.ProcessEnv = process.env;

const origin = z.url({ protocol: /^https?$/, error: 'must be an address like https://enlace.example' });
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
  PUBLIC_URL: origin.optional(),
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
  JITSI_URL: origin.default('https://meet.jit.si'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address like redis://localhost:6379' }).optional(),
  LINKEDIN_CLIENT_ID: z.string().min(1).optional(),
  LINKEDIN_CLIENT_SECRET: z.string().min(1).optional(),
  LINKEDIN_ISSUER: origin.optional(),
  ZOOM_ACCOUNT_ID: z.string().min(1).optional(),
  ZOOM_CLIENT_ID: z.string().min(1).optional(),
  ZOOM_CLIENT_SECRET: z.string().min(1).optional(),
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret key of Stripe')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a signing secret of Stripe')
    .optional(),
  SECOND_FACTOR: z.enum(['optional', 'admins']).default('optional'),
  API_DOCS: z.enum(['public', 'admins', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustProxySetting.default(false),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(5000),
  FREE_SPACE_FLOOR_MB: z.coerce.number().int().min(0).max(1_000_000).default(64),
  TRASH_DAYS: z.coerce.number().int().min(0).max(36_500).default(90),
  SEED: flag.optional(),
  ADOPT_DATA_DIR: flag.default(false),
  ...limitVariables,
});

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

/** Keys of an account with Stripe, all for tests or all for real payments. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Signing secret of the webhook. */
  readonly webhookSecret: string;
}

/** Keys of a server-to-server app of Zoom. */
export interface ZoomKeys {
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The complete settings of the API. */
export interface ApiEnv {
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
  /** Origin of the Jitsi server for online meetings. */
  readonly meetingUrl: string;
  /** Account for online meetings; null for Jitsi. */
  readonly zoom: ZoomKeys | null;
  readonly redisUrl: string | null;
  readonly linkedIn: { readonly clientId: string; readonly clientSecret: string; readonly issuer?: string } | null;
  /** YouTube key, for courses that are made from playlists. */
  readonly youTubeKey: string | null;
  /** Account for payments; null for the sandbox, and in production for none. */
  readonly stripe: StripeKeys | null;
  readonly logLevel: string;
  /** Viewers of the API's documentation, which lists every call. */
  readonly apiDocs: 'public' | 'admins' | 'off';
  readonly trustProxy: boolean | number | string;
  readonly limits: LimitSettings;
  /** Users for whom a second factor is mandatory. */
  readonly secondFactorFor: 'nobody' | 'admins';
  /** Days after which rows in the trash are deleted for good; 0 for never. */
  readonly trashDays: number;
  /** Whether an empty database is filled with the demo community. Never in production. */
  readonly seeds: boolean;
}

export interface ParsedApiEnv {
  readonly env: ApiEnv | null;
  /** One line per wrong variable; empty when `env` is not null. */
  readonly problems: string[];
}

/**
 * Reads the API's variables and names every wrong one. An empty variable counts as missing.
 * @param root folder of the project; without DATA_DIR, data is stored in its folder `var`
 */
export function parseApiEnv(source: NodeJS.ProcessEnv, root: string): ParsedApiEnv {
  const givenValues = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(givenValues);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...listMissingValues(givenValues),
    ...listUnsafeValues(givenValues),
    ...listForeignDomain(givenValues),
    ...listMixedKeys(givenValues),
  ];
  if (!parsed.success || problems.length > 0) return { env: null, problems: [...new Set(problems)] };
  return { env: complete(parsed.data, root), problems: [] };
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

/** A payment that a test key begins cannot end with a key for real payments. */
function listMixedKeys(givenValues: Readonly<Record<string, unknown>>): string[] {
  const [secret, publishable] = [givenValues['STRIPE_SECRET_KEY'], givenValues['STRIPE_PUBLISHABLE_KEY']];
  if (secret === undefined || publishable === undefined) return [];
  const isSame = /_live_/.test(String(secret)) === /_live_/.test(String(publishable));
  return isSame ? [] : ['STRIPE_PUBLISHABLE_KEY: must be for the same mode, test or live, as STRIPE_SECRET_KEY'];
}

function listMissingValues(givenValues: Readonly<Record<string, unknown>>): string[] {
  const requiredNames =
    givenValues['NODE_ENV'] === 'production' ? ['PUBLIC_URL', 'SESSION_SECRET', 'TOKEN_SECRET'] : [];
  const missingNames = requiredNames
    .filter((name) => givenValues[name] === undefined)
    .map((name) => `${name}: must be set in production`);
  return [...missingNames, ...keyGroups.flatMap((group) => listMissingKeys(group, givenValues))];
}

/** Keys of a service that are set together or not at all. */
const keyGroups = [
  { service: 'LinkedIn', names: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'] },
  { service: 'Zoom', names: ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'] },
  { service: 'Stripe', names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] },
];

function listMissingKeys(
  { service, names }: (typeof keyGroups)[number],
  givenValues: Readonly<Record<string, unknown>>,
): string[] {
  const missingNames = names.filter((name) => givenValues[name] === undefined);
  if (missingNames.length === names.length) return [];
  return missingNames.map((name) => `${name}: must be set with the other keys of ${service}`);
}

function complete(v: z.infer<typeof variables>, root: string): ApiEnv {
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
    meetingUrl: v.JITSI_URL,
    zoom: zoomOf(v),
    redisUrl: v.REDIS_URL ?? null,
    linkedIn: linkedInOf(v),
    youTubeKey: v.YOUTUBE_API_KEY ?? null,
    stripe: stripeOf(v),
    logLevel: v.LOG_LEVEL,
    apiDocs: v.API_DOCS ?? (isProduction ? 'admins' : 'public'),
    trustProxy: v.TRUST_PROXY,
    limits: limitSettings(v, { isProduction }),
    secondFactorFor: v.SECOND_FACTOR === 'admins' ? 'admins' : 'nobody',
    trashDays: v.TRASH_DAYS,
    seeds: !isProduction && (v.SEED ?? true),
  };
}

function databaseOf(v: z.infer<typeof variables>, dataDir: string): ApiEnv['database'] {
  if (v.DATABASE_URL === undefined)
    return { kind: 'pglite', folder: join(dataDir, 'db'), freeSpaceFloor: v.FREE_SPACE_FLOOR_MB * 1024 * 1024 };
  return { kind: 'postgres', url: v.DATABASE_URL, readUrl: v.DATABASE_URL_READ ?? null, poolSize: v.DATABASE_POOL };
}

function stripeOf(v: z.infer<typeof variables>): StripeKeys | null {
  const [secretKey, publishableKey, webhookSecret] = [
    v.STRIPE_SECRET_KEY,
    v.STRIPE_PUBLISHABLE_KEY,
    v.STRIPE_WEBHOOK_SECRET,
  ];
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, publishableKey, webhookSecret };
}

function zoomOf(v: z.infer<typeof variables>): ZoomKeys | null {
  const { ZOOM_ACCOUNT_ID: accountId, ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret } = v;
  if (accountId === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { accountId, clientId, clientSecret };
}

function linkedInOf(v: z.infer<typeof variables>): ApiEnv['linkedIn'] {
  if (v.LINKEDIN_CLIENT_ID === undefined || v.LINKEDIN_CLIENT_SECRET === undefined) return null;
  return {
    clientId: v.LINKEDIN_CLIENT_ID,
    clientSecret: v.LINKEDIN_CLIENT_SECRET,
    ...(v.LINKEDIN_ISSUER === undefined ? {} : { issuer: v.LINKEDIN_ISSUER }),
  };
}
