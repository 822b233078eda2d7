import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { declareAnswers } from '../declare-answers';
import { defineResource, wire } from '../define-resource';

/** Names for the choices of visitors, without the calls and bodies of editors. */
const readOnly = <Name extends 'event_categories' | 'tags'>(name: Name) =>
  defineResource({
    name,
    ...declareAnswers({ name: z.string(), slug: z.string() }),
    write: z.object({}),
    filters: z.object({}),
    sorts: ['name'],
    translatable: ['name'],
    wire: {
      list: wire.get(`/api/${name}/list`, publicAccess),
      get: wire.get(`/api/${name}/get/{id}`, publicAccess),
    },
  });

/** Kinds of events for pages that only read them. */
export const publicEventCategories = readOnly('event_categories');
/** Tags for pages that only read them. */
export const publicTags = readOnly('tags');
