import { familyResources, incidentFormEntries } from '@enlace/shared-contract/forms';
import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';

import { type Expression, jsonObject, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createTableRepository, withHeldFields } from '../../../kit/core/table/table-repository';

const columns = [
  'id',
  'reference',
  'kind',
  'state',
  'locale',
  'name',
  'email',
  'company_name',
  'topic_id',
  'chapter_id',
  'logo',
  'is_complete',
  'score',
  'signals',
  'note',
  'created_at',
  'updated_at',
];

const idLists = ['job_attach_job_types', 'job_attach_general_skills', 'job_attach_tech_skills'];
/** Numbers and flags; they are stored and answered as JSON. */
const jsonFields = [
  'founded_year',
  'remote_jobs',
  'unlimited_vacation',
  'paid_maternity_leave',
  'latinx_hispanics_erg',
  'women_in_tech_erg',
  'lgbtqia_erg',
  'seats',
  'has_step_free_access',
];
const numbers = ['founded_year', 'seats'];

/** SQL of a field of the form in the entry's data. */
function dataField(name: string): Expression {
  if (idLists.includes(name)) return sql`coalesce(t.data -> ${sql.lit(name)}, '[]'::jsonb)`;
  return jsonFields.includes(name) ? sql`t.data -> ${sql.lit(name)}` : sql`t.data ->> ${sql.lit(name)}`;
}

/** A field of the data with the SQL that filters compare: a number or a flag is not text. */
function filterField(name: string): [string, Expression][] {
  if (!jsonFields.includes(name)) return [];
  const type = numbers.includes(name) ? sql`numeric` : sql`boolean`;
  return [[name, sql`(t.data ->> ${sql.lit(name)})::${type}`]];
}

const topic = (context: ReadContext): Expression =>
  sql`(select ${jsonObject({ id: sql`n.id`, name: translateColumn(context, 'name', 'n'), slug: sql`n.slug` })}
    from contact_topics n where n.id = t.topic_id)`;
const chapter = sql`(select ${jsonObject({ id: sql`n.id`, name: sql`n.name`, slug: sql`n.slug` })}
    from chapters n where n.id = t.chapter_id)`;

/** The fields that the audit stores. Personal data and texts of the sender are left out. */
const auditedFields = ['id', 'reference', 'kind', 'state', 'note', 'updated_at', 'deleted_at'];

/** The resource of one family, which reads the family's database view. */
function family(resource: Resource): MountedResource {
  const hasTopicId = 'topic_id' in resource.entity.shape;
  const hasChapter = 'chapter_id' in resource.entity.shape;
  const joinedFields = [...(hasTopicId ? ['topic'] : []), ...(hasChapter ? ['chapter'] : [])];
  const special = new Set([...columns, 'excerpt', 'abilities', ...joinedFields]);
  const fromData = Object.keys(resource.entity.shape).filter((name) => !special.has(name));
  return {
    resource,
    options: {
      isPersonal: true,
      isConfidential: resource.name === incidentFormEntries.name,
      repository: withHeldFields(
        createTableRepository({
          table: resource.name,
          isSoftDeleted: true,
          fields: (context) => ({
            ...Object.fromEntries(columns.map((name) => [name, sql.ref(`t.${name}`)])),
            ...Object.fromEntries(fromData.map((name) => [name, dataField(name)])),
            excerpt: sql`left(coalesce(t.data ->> 'message', t.data ->> 'description'), 160)`,
            ...(hasTopicId ? { topic: topic(context) } : {}),
            ...(hasChapter ? { chapter } : {}),
          }),
          whereFields: Object.fromEntries(fromData.flatMap((name) => filterField(name))),
          sorts: () => ({
            created_at: sql`t.created_at`,
            updated_at: sql`t.updated_at`,
            name: plain(sql`t.name`),
            email: sql`lower(t.email)`,
            company_name: plain(sql`t.company_name`),
            state: sql`t.state`,
            score: sql`t.score`,
          }),
          search: sql`t.search_text`,
          filters: {
            state: (value) => sql`t.state = ${value}`,
            kind: (value) => sql`t.kind = ${value}`,
            topic_id: (value) => sql`t.topic_id = ${value}`,
            chapter_id: (value) => sql`t.chapter_id = ${value}`,
          },
          columns: { state: 'plain', note: 'plain' },
        }),
        auditedFields,
      ),
    },
  };
}

/** The entries of public forms, one resource for each family. */
export const formEntriesResources: readonly MountedResource[] = Object.values(familyResources).map(family);
