import type { FastifyInstance } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';
import type { EnvPart } from '../../../infrastructure/env/define-env';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { JobRunner } from '../../../infrastructure/background-jobs/define-job';
import type { LimitDefinition } from '../../../infrastructure/limits/define-limit';
import type { AnyMailDefinition } from '../../../infrastructure/mail/define-mail';
import type { MountedResource } from '../table/resource-options';
import type { Capability } from './capability';
import type { AuditLabels } from './audit-labels';

/**
 * What a module can give to another one. The module that uses a contribution adds its name and type here (`declare
 * module`, in its `.module.ts` file), so it imports none of the modules that contribute.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules fill it
export interface Contributions {}

/** What a module needs of the others when the API starts. */
export interface ModuleContext {
  /** The resources of all modules. */
  readonly resources: readonly MountedResource[];
  /** What each module calls its resources and actions in the audit. */
  readonly auditLabels: readonly AuditLabels[];
  /** What the modules contribute under a name, in the order of the modules. */
  contributionsOf<N extends keyof Contributions>(name: N): readonly Contributions[N][];
}

/** Adds hooks or routes to the API. */
export type Mount = (app: FastifyInstance, deps: ApiDeps, context: ModuleContext) => void;

/** The work of background jobs. */
export type ModuleJobs = (deps: ApiDeps, context: ModuleContext) => readonly JobRunner[];

/** Called before the API starts. @param isEmbedded whether the database serves this process alone */
export type BeforeStart = (db: Db, state: { readonly isEmbedded: boolean }) => Promise<void>;

export interface PersonalData {
  /** Columns that refer to a person. */
  readonly columns?: readonly PersonColumn[];
  /** Columns whose names suggest a person but that contain none, with the reason. */
  readonly namelessColumns?: Readonly<Record<string, string>>;
}

interface ModuleSettings {
  /** The name of its folder. */
  readonly name: string;
  /** Resources that the kit serves. */
  readonly resources?: readonly MountedResource[];
  /** What it adds to the reads and writes of every resource. */
  readonly capability?: Capability;
  readonly beforeStart?: BeforeStart | null;
  /** Hooks that run for every request, of all modules, before any route is added. */
  readonly hooks?: readonly Mount[];
  readonly routes?: readonly Mount[];
  readonly backgroundJobs?: readonly ModuleJobs[];
  /** Environment variables that only this module reads. */
  readonly env?: EnvPart | null;
  /** Limits whose numbers the environment replaces. */
  readonly limits?: readonly LimitDefinition[];
  /** The mails that the module sends. */
  readonly mails?: readonly AnyMailDefinition[];
  readonly personalData?: PersonalData;
  /** What the audit calls its resources and actions; without a label the stored name is shown. */
  readonly auditLabels?: AuditLabels;
  readonly contributes?: Partial<Contributions>;
}

/** A part of the API: a domain, or a capability of the kit. */
export type ApiModule = Required<Omit<ModuleSettings, 'personalData'>> & {
  readonly personalData: Required<PersonalData>;
};

/** Declares a module; `api/src/app/modules.ts` lists it. */
export function defineModule({ personalData, ...settings }: ModuleSettings): ApiModule {
  return {
    resources: [],
    capability: {},
    beforeStart: null,
    hooks: [],
    routes: [],
    backgroundJobs: [],
    env: null,
    limits: [],
    mails: [],
    auditLabels: {},
    contributes: {},
    ...settings,
    personalData: { columns: [], namelessColumns: {}, ...personalData },
  };
}
