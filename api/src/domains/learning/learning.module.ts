import { defineModule } from '../../kit/core/module/define-module';
import { learningEnv } from './learning-env';
import { learningJobs } from './learning-jobs';
import { learningLabels } from './learning-labels';
import { learningPersonColumns } from './learning-person-columns';
import { learningResources } from './learning-resources';
import { mountLearning } from './learning.routes';
import { noteGuard } from './note-guard';
import { lessonAnswerMail } from './posts/mails/lesson-answer.mail';
import { lessonQuestionMail } from './posts/mails/lesson-question.mail';
import type { FetchAddress } from './playlist/playlist';
import { taskAcceptedMail } from './work/mails/task-accepted.mail';
import { taskReturnedMail } from './work/mails/task-returned.mail';

declare module '../../infrastructure/env/deps' {
  interface ApiDeps {
    /** Replaces YouTube when no key is set; null in production. */
    readonly fakePlaylistHost: FetchAddress | null;
  }
}

export const learningModule = defineModule({
  name: 'learning',
  auditLabels: learningLabels,
  resources: learningResources,
  routes: [(app, deps) => mountLearning(app, deps, deps.fakePlaylistHost)],
  env: learningEnv,
  backgroundJobs: [learningJobs],
  mails: [lessonQuestionMail, lessonAnswerMail, taskAcceptedMail, taskReturnedMail],
  personalData: { columns: learningPersonColumns },
  contributes: { planGuard: noteGuard },
});
