import Fastify from 'fastify';
import { type InsertObject, sql } from 'kysely';

import { mails } from '../app/mails';
import type { Tables } from '../infrastructure/db/database';
import type { Database } from '../infrastructure/db/open-database';
import { handleErrors } from '../infrastructure/errors/error-handler';
import { readBodies } from '../infrastructure/http/bodies';
import { createJobWorker } from '../infrastructure/background-jobs/job-worker';
import { openTemplate } from './open-template';
import { type AuthSettings, createAuth, registerAuth } from '../domains/identity/auth/auth.plugin';
import { cheapHash } from './cheap-hash';
import { Browser } from './browser';

export const password = 'enlace-demo-1';

interface LogEntry {
  readonly level: string;
  readonly details: object;
  readonly message: string;
}

export type AuthApp = Awaited<ReturnType<typeof openAuthApp>>;

/** The auth part of the API alone, on a database of its own or on the database of `beside`. */
export async function openAuthApp(overrides: Partial<AuthSettings> = {}, beside?: { readonly database: Database }) {
  const database = beside?.database ?? (await openTemplate());
  const { db } = database;
  const passwordHash = await cheapHash(password);
  const settings: AuthSettings = {
    tokenSecret: 'a secret of the tests for tokens, not a real one',
    sessionSecret: 'a secret of the tests for sessions, not a real one',
    publicUrl: 'http://localhost:3000',
    productName: 'Enlace',
    mailFrom: 'Enlace <no-reply@enlace.test>',
    smtpUrl: null,
    redisUrl: null,
    linkedIn: null,
    limits: { preset: 'roomy' },
    catchesMail: true,
    ...overrides,
  };
  const logs: LogEntry[] = [];
  const put = (level: string) => (details: object, message: string) => {
    logs.push({ level, details, message });
  };
  const log = { debug: put('debug'), info: put('info'), warn: put('warn'), error: put('error') };
  const auth = createAuth(db, settings, log, { mails });
  const jobs = createJobWorker({ db, runners: auth.jobs, log, isPlanning: false });
  const app = Fastify();
  handleErrors(app);
  await readBodies(app);
  registerAuth(app, auth, settings);
  await app.ready();
  let isDown = false;

  return {
    app,
    auth,
    /** Runs jobs when a test calls it. */
    jobs,
    database,
    db,
    logs,
    browser: () => new Browser(app),
    /** Closes the database for good. */
    loseDatabase: async () => {
      isDown = true;
      await database.close();
    },
    addUser: async (
      values: Partial<InsertObject<Tables, 'users'>> & { readonly email: string },
      roles: readonly string[] = [],
    ): Promise<number> => {
      const { id } = await db
        .insertInto('users')
        .values({
          first_name: 'Ana',
          last_name: 'Ruiz',
          password_hash: passwordHash,
          email_verified_at: new Date(),
          ...values,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const role of roles)
        await sql`insert into user_roles (user_id, role_id) select ${id}, id from roles where name = ${role}`.execute(
          db,
        );
      return id;
    },
    close: async () => {
      await app.close();
      await jobs.close();
      await auth.close();
      if (beside === undefined && !isDown) await database.close();
    },
  };
}
