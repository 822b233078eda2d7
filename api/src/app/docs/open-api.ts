import { dependentsCall } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { dashboardCalls, datasetAnswerSchema, datasetQuerySchema } from '@enlace/shared-contract/dashboards';
import { errorBodySchema } from '@enlace/shared-contract/errors';
import {
  accountCalls,
  authCalls,
  loginSchema,
  resetPasswordSchema,
  forgotPasswordSchema,
  tokenAnswerSchema,
  userSchema,
  verifyEmailSchema,
} from '@enlace/shared-contract/identity';
import { listQuerySchema } from '@enlace/shared-contract/lists';
import type { Resource } from '@enlace/shared-contract/resources';
import * as z from 'zod/mini';

import { datasets } from '../../domains/dashboards';
import { describeTables } from './describe-tables';
import { describeCall, type Operation, type Schema, schemaOf } from './describe-call';

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Schema;
}

/** The API as OpenAPI 3.1, built from the contract. */
export function buildOpenApi(resources: readonly Resource[], productName: string): OpenApi {
  const operations = [
    ...authOperations(),
    ...resources.flatMap(resourceOperations),
    ...describeTables(resources),
    ...datasetOperations(),
    describeCall(
      'site',
      'The community in numbers',
      { ...dependentsCall, path: '/api/v2/stats', access: { kind: 'public' } },
      {},
    ),
  ];
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { path, method, operation } of operations) paths[path] = { ...paths[path], [method]: operation };
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description: 'Every path is served under /api and, for the same answer, under /back/api.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
    },
  };
}

type Described = ReturnType<typeof describeCall>;

/** Each data set as an operation of its own, with what it counts. */
function datasetOperations(): Described[] {
  return datasets.map(({ name, words: { en } }) => {
    const call = { ...dashboardCalls.getDataset, path: dashboardCalls.getDataset.path.replace('{name}', name) };
    const describedCall = describeCall('dashboards', en.title, call, {
      query: datasetQuerySchema,
      answer: datasetAnswerSchema,
    });
    const { operation } = describedCall;
    return { ...describedCall, operation: { ...operation, description: `${en.definition} ${operation.description}` } };
  });
}

function authOperations(): Described[] {
  const describe = (title: string, call: WireCall, options: Parameters<typeof describeCall>[3] = {}): Described =>
    describeCall('auth', title, call, options);
  return [
    describe('Sign in', authCalls.login, { body: loginSchema, answer: data(tokenAnswerSchema) }),
    describe('Renew the access token', authCalls.refresh, { answer: data(tokenAnswerSchema) }),
    describe('Sign out', authCalls.logout),
    describe('Who is signed in', authCalls.actor, { answer: data(userSchema) }),
    describe('Confirm an address', accountCalls.verifyEmail, { body: verifyEmailSchema }),
    describe('Ask for a new password', accountCalls.forgotPassword, { body: forgotPasswordSchema }),
    describe('Choose a new password', accountCalls.resetPassword, { body: resetPasswordSchema }),
  ];
}

const titles = { list: 'List', get: 'One', add: 'Add', edit: 'Edit', remove: 'Delete', hardRemove: 'Delete for good' };

function resourceOperations(resource: Resource): Described[] {
  const { wire, write } = resource;
  const isOperation = (name: string): name is keyof typeof titles => name in titles;
  return Object.entries<WireCall | undefined>({ ...wire }).flatMap(([name, call]) => {
    if (call === undefined || !isOperation(name)) return [];
    const rows = z.array(resource.listEntity);
    return [
      describeCall(resource.name, titles[name], call, {
        ...(name === 'list'
          ? {
              query: z.extend(listQuerySchema, { fields: z.optional(z.string()), ...resource.filters.shape }),
              sorts: resource.sorts,
            }
          : {}),
        ...(name === 'add' ? { body: write } : name === 'edit' ? { body: z.partial(write) } : {}),
        answer: data(name === 'list' ? rows : name.endsWith('emove') ? z.object({ id: z.number() }) : resource.entity),
        status: name === 'add' ? 201 : 200,
      }),
    ];
  });
}

function data(schema: z.ZodMiniType): z.ZodMiniType {
  return z.object({ data: schema });
}
