import type { IncomingHttpHeaders } from 'node:http';

import type { Viewer } from '@enlace/shared-contract/access';
import type { RecordHead } from '@enlace/shared-contract/head';
import type { Administrator, Metric, NewAdministrator, RegistryStoreClaim } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import type { FastifyPluginAsync } from 'fastify';

import type { DataChange } from '../render/page-reads';

export interface SeoRequest {
  readonly locale: Locale;
  /** Absolute address of the record's page. */
  readonly url: string;
  readonly productName: string;
}

/** Header of the gateway's own calls, with the secret, and of their answers, with the rows that they show. */
export const readsHeader = 'x-enlace-reads';

/** What the gateway needs of an API, in this process or behind `API_URL`. */
export interface ApiPort {
  /** Serves /api, /back/api and /dev/mail. */
  readonly plugin: FastifyPluginAsync;
  /**
   * The viewer that a request's cookies or bearer token identify; null for a visitor. Rejects when the API is not
   * available.
   */
  resolveViewer(headers: IncomingHttpHeaders): Promise<Viewer | null>;
  /** Head data of a record's public page; null when the record does not exist. */
  findSeo(record: string, slug: string, request: SeoRequest): Promise<RecordHead | null>;
  /** Gives an account the admin role, and adds a missing account. Throws AppError for an account that cannot have it. */
  appointAdmin(administrator: NewAdministrator): Promise<Administrator>;
  /**
   * Names the folder of the releases. Rejects with CONFLICT when the gateways of the API have another one. Absent when the
   * API runs in this process: it checks the data folder itself.
   */
  claimRegistryStore?(claim: RegistryStoreClaim): Promise<void>;
  /** Secret of the gateway's own calls; null when none is set. */
  readonly internalSecret: string | null;
  /**
   * Announces every committed change of data within a second, by any process. The listener gets null when changes can
   * have been missed. Returns the function that ends it.
   */
  watchChanges(onChange: (change: DataChange | null) => void): () => void;
  /** The accounts of the demo community; absent or null without demo data. */
  readonly demoAccounts?: { readonly addresses: readonly string[]; readonly password: string } | null;
  /** Copies the embedded database into the data folder; answers where. Absent when the API runs elsewhere. */
  copyDatabase?(): Promise<string>;
  /** Rejects when the API is not available. */
  ready(): Promise<void>;
  /** Whether mails leave this site, in words for operators; `ok` when they do. */
  describeMail(): Promise<string>;
  /** Metrics of the API. Rejects when it is not available. */
  readMetrics(): Promise<readonly Metric[]>;
  close(): Promise<void>;
}
