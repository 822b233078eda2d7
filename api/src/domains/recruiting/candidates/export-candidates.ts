import type { Applicant, CandidateState } from '@enlace/shared-contract/recruiting';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Cell } from '../../../infrastructure/csv/csv';
import { keysetBatches } from '../../../infrastructure/csv/keyset';
import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { localText } from '../local-texts';
import { type CandidateFilters, candidateTables, isInPlace, matchesFilters, mayReadCandidate } from './candidate-rows';

/** Headings in their order. */
export const exportHeadings: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Name',
    'Headline',
    'Job',
    'Company',
    'State',
    'Stage',
    'Applied',
    'Moved',
    'E-mail',
    'Skills',
    'Reason of the rejection',
    'Notes',
  ],
  es: [
    'Nombre',
    'Titular',
    'Empleo',
    'Empresa',
    'Estado',
    'Etapa',
    'Postulación',
    'Último cambio',
    'Correo',
    'Habilidades',
    'Motivo del rechazo',
    'Notas',
  ],
  pt: [
    'Nome',
    'Título',
    'Vaga',
    'Empresa',
    'Estado',
    'Etapa',
    'Candidatura',
    'Última mudança',
    'E-mail',
    'Habilidades',
    'Motivo da recusa',
    'Notas',
  ],
};

const condition = (filters: CandidateFilters, context: ReadContext) =>
  sql`${mayReadCandidate(context)} and ${matchesFilters(filters)} and ${isInPlace(filters)}`;

/** Number of the candidates of a file. */
export async function countExported(db: Db, filters: CandidateFilters, context: ReadContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${candidateTables}
    where ${condition(filters, context)}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface ExportRow {
  readonly id: number;
  readonly name: string;
  readonly applicant: Applicant | null;
  readonly job: string;
  readonly company: string;
  readonly state: CandidateState;
  readonly stage: string | null;
  readonly applied_at: Date;
  readonly moved_at: Date;
  readonly reason: string | null;
  readonly notes: number;
}

const reason = sql`(case when a.state = 'rejected' then (select e.reason from application_events e
  where e.application_id = a.id and e.transition = 'reject' order by e.version desc limit 1) end)`;

const notes = sql`(select count(*)::integer from application_events e
  where e.application_id = a.id and e.note is not null)`;

/** Rows of a file, in the order of their ids. */
export async function* exportedBatches(
  db: Db,
  filters: CandidateFilters,
  context: ReadContext,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const read = async (after: number, size: number) => {
    const { rows } = await sql<ExportRow>`select a.id, a.name, a.applicant, a.state, a.applied_at, a.moved_at,
        ${translateColumn(context, 'title', 'j')} as job, c.name as company,
        ${localText(sql`s.names`, context.lang)} as stage, ${reason} as reason, ${notes} as notes
      from ${candidateTables} where ${condition(filters, context)} and a.id > ${after} order by a.id limit ${size}`.execute(
      db,
    );
    return rows;
  };
  for await (const rows of keysetBatches(read)) yield rows.map(cellsOf);
}

function cellsOf({ applicant, ...row }: ExportRow): readonly Cell[] {
  const skills = [...(applicant?.tech_skills ?? []), ...(applicant?.general_skills ?? [])].join(', ');
  return [
    row.name,
    applicant?.headline,
    row.job,
    row.company,
    row.state,
    row.stage,
    row.applied_at,
    row.moved_at,
    applicant?.email,
    skills,
    row.reason,
    row.notes,
  ];
}
