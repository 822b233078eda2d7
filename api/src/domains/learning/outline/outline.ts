import { createHash } from 'node:crypto';

import { AppError } from '@enlace/shared-contract/errors';
import type {
  addLessonsSchema,
  CourseOutline,
  OutlineLesson,
  storeOutlineSchema,
} from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { jsonList, jsonObject } from '../../../kit/core/table/expressions';
import { addRow } from '../../../kit/core/write/write-row';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { lessonsResource } from '../lessons.resource';

type NewOutline = z.infer<typeof storeOutlineSchema>;

const lessonFields = ['id', 'title', 'slug', 'kind', 'status', 'minutes', 'completion', 'release'];

/** Modules and lessons of a course in their order, in the language of its record. Throws NOT_FOUND. */
export async function findOutline(db: Db, courseId: number): Promise<CourseOutline> {
  const fields = jsonObject(Object.fromEntries(lessonFields.map((name) => [name, sql.ref(`l.${name}`)])));
  const lessonsOf = (condition: ReturnType<typeof sql>) =>
    jsonList(sql`select ${fields} as row from lessons l where l.course_id = c.id and l.deleted_at is null
      and ${condition} order by l.position, l.id`);
  const { rows } = await sql<Omit<CourseOutline, 'version'>>`select
      ${jsonList(
        sql`select ${jsonObject({
          id: sql`m.id`,
          title: sql`m.title`,
          translations: sql`m.translations`,
          lessons: lessonsOf(sql`l.module_id = m.id`),
        })} as row from course_modules m where m.course_id = c.id order by m.position, m.id`,
      )} as modules,
      ${lessonsOf(sql`l.module_id is null`)} as lessons
    from courses c where c.id = ${courseId} and c.deleted_at is null`.execute(db);
  const [outline] = rows;
  if (outline === undefined) throw new AppError('NOT_FOUND', { message: `course ${courseId}` });
  return { version: versionOf(outline), ...outline };
}

/** What an outline consists of: the texts of lessons are changed on their own pages. */
function versionOf({ modules, lessons }: Omit<CourseOutline, 'version'>): string {
  const ids = (rows: readonly OutlineLesson[]) => rows.map(({ id }) => id);
  const facts = [
    modules.map(({ id, title, translations, lessons: moduleLessons }) => [id, title, translations, ids(moduleLessons)]),
    ids(lessons),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/**
 * Stores the modules of a course and the places of its lessons. Lessons that the request does not name come last, in
 * their order.
 * @throws EDIT_CONFLICT (412) when the outline has changed since; NOT_FOUND
 */
export async function storeOutline(
  writing: WriteContext,
  { courseId, form }: { readonly courseId: number; readonly form: NewOutline },
): Promise<CourseOutline> {
  const { deps, origin, now } = writing;
  return transact(deps.db, async (trx) => {
    await sql`select 1 from courses where id = ${courseId} for update`.execute(trx);
    const before = await findOutline(trx, courseId);
    if (before.version !== form.version)
      throw new AppError('EDIT_CONFLICT', { message: `outline of course ${courseId}`, status: 412 });
    const knownModuleIds = new Set(before.modules.map(({ id }) => id));
    const keptModuleIds = form.modules.flatMap(({ id }) => (id !== null && knownModuleIds.has(id) ? [id] : []));
    const removedModuleIds = [...knownModuleIds].filter((id) => !keptModuleIds.includes(id));
    if (removedModuleIds.length > 0)
      await trx.deleteFrom('course_modules').where('id', 'in', removedModuleIds).execute();
    const lessonIds = new Set([...before.modules, before].flatMap(({ lessons }) => lessons.map(({ id }) => id)));
    let place = 0;
    const placeLessons = async (ids: readonly number[], moduleId: number | null) => {
      for (const id of ids) {
        if (!lessonIds.delete(id)) continue;
        place += 1;
        await sql`update lessons set position = ${place}, module_id = ${moduleId}, updated_at = ${now}
          where id = ${id} and (position, module_id) is distinct from (${place}, ${moduleId}::bigint)`.execute(trx);
      }
    };
    for (const [index, { id, title, translations, lessons }] of form.modules.entries()) {
      const values = { title, translations: JSON.stringify(translations ?? {}), position: index + 1 };
      const moduleId = id !== null && knownModuleIds.has(id) ? id : await insertModule(trx, courseId, values);
      if (moduleId === id) await trx.updateTable('course_modules').set(values).where('id', '=', id).execute();
      await placeLessons(lessons, moduleId);
    }
    await placeLessons(form.lessons, null);
    await placeLessons([...lessonIds], null);
    const after = await findOutline(trx, courseId);
    if (after.version !== before.version)
      await recordAudit(trx, {
        origin,
        action: 'storeOutline',
        resource: 'courses',
        rowId: courseId,
        before: namesOf(before),
        after: namesOf(after),
      });
    return after;
  });
}

async function insertModule(
  trx: Db,
  courseId: number,
  values: { readonly title: string; readonly translations: string; readonly position: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('course_modules')
    .values({ course_id: courseId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The outline in words, for the audit log. */
const namesOf = ({ modules, lessons }: CourseOutline) => ({
  modules: modules.map(({ title, lessons: moduleLessons }) => ({
    title,
    lessons: moduleLessons.map((lesson) => lesson.title),
  })),
  lessons: lessons.map(({ title }) => title),
});

/** Adds drafts of lessons at the end of a module, and answers the outline. Throws NOT_FOUND for another module. */
export async function addLessons(
  writing: WriteContext,
  { courseId, module_id: moduleId, titles }: z.infer<typeof addLessonsSchema> & { readonly courseId: number },
): Promise<CourseOutline> {
  return transact(writing.deps.db, async (trx) => {
    await sql`select 1 from courses where id = ${courseId} for update`.execute(trx);
    const { modules } = await findOutline(trx, courseId);
    if (moduleId !== null && modules.every(({ id }) => id !== moduleId)) throw new AppError('NOT_FOUND');
    const addedIds: number[] = [];
    for (const title of titles)
      addedIds.push(await addRow(trx, lessonsResource, { course_id: courseId, title, status: 'draft' }, writing));
    if (moduleId !== null) {
      await trx.updateTable('lessons').set({ module_id: moduleId }).where('id', 'in', addedIds).execute();
      await renumber(trx, courseId);
    }
    return findOutline(trx, courseId);
  });
}

/** Gives the lessons of a course the places 1, 2, 3 … in the order of the modules. */
export async function renumber(trx: Db, courseId: number): Promise<void> {
  await sql`update lessons l set position = n.place from (
      select x.id, row_number() over (order by m.position nulls last, x.position, x.id)::integer as place
      from lessons x left join course_modules m on m.id = x.module_id
      where x.course_id = ${courseId} and x.deleted_at is null) n
    where n.id = l.id and l.position <> n.place`.execute(trx);
}
