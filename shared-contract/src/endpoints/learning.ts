import * as z from 'zod/mini';

import { anyone } from '../access';
import { wire } from '../define-resource';
import { slug } from '../fields';

/** Calls of SPEC §7, Learning, that are not rows of a resource. Their errors answer a body like every other call. */
export const learningCalls = {
  getCourseBySlug: wire.post('/api/getcoursebyslug', 'json', anyone),
  getLessonBySlug: wire.post('/api/getlessonbyslug', 'json', anyone),
} as const;

export const bySlugSchema = z.object({ slug: slug.check(z.minLength(1), z.maxLength(200)) });
