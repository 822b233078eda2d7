import { defineModule } from '../../kit/core/module/define-module';
import { mountApplications } from './applications/applications.routes';
import { mountCandidates } from './candidates/candidates.routes';
import { mountApplicationFiles } from './files/application-files.routes';
import { applicationClosedMail } from './notices/application-closed.mail';
import { applicationMovedMail } from './notices/application-moved.mail';
import { applicationReceivedMail } from './notices/application-received.mail';
import { applicationUnansweredMail } from './notices/application-unanswered.mail';
import { candidatesWaitingMail } from './notices/candidates-waiting.mail';
import { poolContactMail } from './notices/pool-contact.mail';
import { mountPool } from './pool/pool.routes';
import { mountJobQuestions } from './questions/job-questions.routes';
import { recruitingJobs } from './recruiting-jobs';
import { recruitingLabels } from './recruiting-labels';
import { recruitingPersonColumns } from './recruiting-person-columns';
import { mountCandidateStages } from './stages/candidate-stages.routes';
import { mountCandidateTemplates } from './templates/candidate-templates.routes';
import { talentPersonColumns } from './talent-person-columns';
import { mountTalentNotes } from './talent-notes/talent-notes.routes';
import { mountTalentPools } from './talent-pools/talent-pools.routes';

export const recruitingModule = defineModule({
  name: 'recruiting',
  auditLabels: recruitingLabels,
  routes: [
    mountApplications,
    mountApplicationFiles,
    mountJobQuestions,
    mountPool,
    mountTalentPools,
    mountTalentNotes,
    mountCandidates,
    mountCandidateStages,
    mountCandidateTemplates,
  ],
  backgroundJobs: [recruitingJobs],
  mails: [
    applicationReceivedMail,
    applicationMovedMail,
    applicationClosedMail,
    applicationUnansweredMail,
    candidatesWaitingMail,
    poolContactMail,
  ],
  personalData: { columns: [...recruitingPersonColumns, ...talentPersonColumns] },
});
