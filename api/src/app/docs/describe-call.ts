import type { Access } from '@enlace/shared-contract/access';
import type { BodyKind, WireCall } from '@enlace/shared-contract/calls';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

export type Schema = Readonly<Record<string, unknown>>;

/** An operation object of OpenAPI. */
export interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Schema[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Schema;
  readonly responses: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

interface CallFacts {
  readonly query?: z.ZodMiniObject;
  readonly sorts?: readonly string[];
  /** What `{resource}` in the path can be. */
  readonly resources?: readonly string[];
  readonly body?: z.ZodMiniType;
  readonly answer?: z.ZodMiniType;
  readonly status?: number;
}

/** One row of the wire table as an operation. */
export function describeCall(tag: string, title: string, call: WireCall, facts: CallFacts) {
  const [path = '', queryText = ''] = call.path.replace(/^\/back/, '').split('?');
  const operation: Operation = {
    tags: [tag],
    summary: title,
    description: [whoMay(call.access), whatChanges(call)].join(' ').trim(),
    security: call.access.kind === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
        parameter(name, 'path', true, {
          type: 'string',
          ...(name === 'resource' && facts.resources !== undefined ? { enum: facts.resources } : {}),
        }),
      ),
      ...[...queryText.matchAll(/\b(\w{1,60})=\{\w{1,60}\}/g)].map(([, name = '']) =>
        parameter(name, 'query', true, { type: 'integer' }),
      ),
      ...queryParameters(facts),
    ],
    ...(facts.body === undefined ? {} : { requestBody: bodyOf(call.body, facts.body) }),
    responses: {
      [facts.status ?? 200]: {
        description: 'Done',
        ...(facts.answer === undefined
          ? {}
          : { content: { 'application/json': { schema: schemaOf(facts.answer, 'output') } } }),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
  return { tag, path, method: call.method.toLowerCase(), operation };
}

/** A schema of the contract as JSON Schema, for input or for output. */
export function schemaOf(schema: $ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A number that can arrive as text is described by the number.
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      const isRead = def.type === 'pipe' && io === 'input' && def.in._zod.def.type === 'transform';
      if (isRead) Object.assign(jsonSchema, schemaOf(def.out, io));
    },
  });
  return rest;
}

function whoMay(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Anybody.';
    case 'bearer':
      return 'Anybody who is signed in.';
    case 'refresh':
      return 'Holders of the refresh cookie.';
    case 'cookie':
      return 'Holders of the session cookie.';
    case 'roles': {
      const self = access.self ? ', or the person herself' : '';
      return `Roles: ${access.roles.join(', ')}; or permission ${access.permission}${self}.`;
    }
  }
}

function whatChanges({ changes }: WireCall): string {
  if (changes === undefined) return '';
  return changes.length === 0 ? 'Changes nothing that pages show.' : `Changes: ${changes.join(', ')}.`;
}

function parameter(name: string, place: Parameter['in'], required: boolean, schema: Schema): Parameter {
  return { name, in: place, required, schema };
}

function queryParameters({ query, sorts }: CallFacts): Parameter[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) =>
    parameter(name, 'query', false, { ...schemaOf(schema, 'input'), ...choicesOf(name, sorts) }),
  );
}

/** The documented values of some list parameters; the schema of the list accepts more. */
function choicesOf(name: string, sorts: CallFacts['sorts']): Schema {
  if (name === 'order') return { enum: ['asc', 'desc'] };
  return name === 'sort' && sorts ? { enum: sorts } : {};
}

function bodyOf(kind: BodyKind, schema: z.ZodMiniType): Schema {
  const content = { schema: schemaOf(schema, 'input') };
  const multipart = { 'multipart/form-data': content };
  const json = { 'application/json': content };
  return { required: true, content: kind === 'json' || kind === 'none' ? json : { ...multipart, ...json } };
}
