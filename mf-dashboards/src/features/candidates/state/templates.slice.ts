import {
  type CandidateMove,
  candidateTemplateCalls,
  candidateTemplatesSchema,
} from '@enlace/shared-contract/recruiting';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The subject of the templates of messages. */
export const templatesSubject = 'candidate-templates';

/** Templates that a dialog offers. */
export const moveTemplates = createCalls('dashboards/moveTemplates', {
  ofMove: defineCall({
    client: 'authenticated',
    request: ({ companyId, move }: { readonly companyId: number; readonly move: CandidateMove }) => ({
      call: candidateTemplateCalls.listCandidateTemplates,
      query: { company_id: companyId, kind: move },
    }),
    read: dataOf(candidateTemplatesSchema.shape.data),
    shows: () => [templatesSubject],
  }),
});
