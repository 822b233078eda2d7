import { defineModule } from '../../kit/core/module/define-module';
import { mountChapterMembers } from './chapters/chapter-members.routes';
import { leaderLeftMail } from './chapters/mails/leader-left.mail';
import { mountLand } from './chapters/land.routes';
import { communityLabels } from './community-labels';
import { communityPersonColumns } from './community-person-columns';
import { communityResources } from './community-resources';

export const communityModule = defineModule({
  name: 'community',
  auditLabels: communityLabels,
  resources: communityResources,
  routes: [mountChapterMembers, mountLand],
  mails: [leaderLeftMail],
  personalData: {
    columns: communityPersonColumns,
    namelessColumns: { 'chapters.email': 'The address of a chapter.' },
  },
});
