import {
  type CandidateTemplate,
  candidateStageCalls,
  type CandidateStagesSaving,
  candidateStagesSchema,
  candidateTemplateAnswerSchema,
  candidateTemplateCalls,
  type CandidateTemplateEdit,
  candidateTemplatesSchema,
  companyStagesAnswerSchema,
} from '@enlace/shared-contract/recruiting';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { candidatesSubject, stagesSubject } from '../state/candidates';
import { templatesSubject } from '../state/templates.slice';

const client = 'authenticated';

export interface CompanyQuery {
  /** Missing: all companies of the viewer. */
  readonly companyId?: number;
  readonly lang: string;
}

type TemplateWrite = Omit<CandidateTemplateEdit, 'version'>;

/** Calls of the settings of a company. */
export const settings = createCalls('dashboards/candidateSettings', {
  companies: defineCall({
    client,
    request: ({ companyId, lang }: CompanyQuery) => ({
      call: candidateStageCalls.listCandidateStages,
      query: { company_id: companyId, lang },
    }),
    read: dataOf(candidateStagesSchema.shape.data),
    shows: () => [stagesSubject],
  }),
  saveStages: defineCall({
    mode: 'first',
    client,
    request: (body: CandidateStagesSaving) => ({ call: candidateStageCalls.saveCandidateStages, body: { ...body } }),
    read: dataOf(companyStagesAnswerSchema.shape.data),
    changes: () => [stagesSubject, candidatesSubject],
  }),
  templates: defineCall({
    client,
    request: (companyId: number) => ({
      call: candidateTemplateCalls.listCandidateTemplates,
      query: { company_id: companyId },
    }),
    read: dataOf(candidateTemplatesSchema.shape.data),
    shows: () => [templatesSubject],
  }),
  addTemplate: defineCall({
    mode: 'first',
    client,
    request: (body: TemplateWrite & { readonly company_id: number }) => ({
      call: candidateTemplateCalls.addCandidateTemplate,
      body: { ...body },
    }),
    read: dataOf(candidateTemplateAnswerSchema.shape.data),
    changes: () => [templatesSubject],
  }),
  editTemplate: defineCall({
    mode: 'first',
    client,
    request: ({ id, ...body }: CandidateTemplateEdit & Pick<CandidateTemplate, 'id'>) => ({
      call: candidateTemplateCalls.editCandidateTemplate,
      params: { id },
      body: { ...body },
    }),
    read: dataOf(candidateTemplateAnswerSchema.shape.data),
    changes: () => [templatesSubject],
  }),
  removeTemplate: defineCall({
    mode: 'first',
    client,
    request: (id: CandidateTemplate['id']) => ({
      call: candidateTemplateCalls.removeCandidateTemplate,
      params: { id },
    }),
    read: () => null,
    changes: () => [templatesSubject],
  }),
});
