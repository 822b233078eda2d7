import type { User } from '@enlace/shared-contract';
import { defineScreen, useAnswer, useReload } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Avatar, ErrorState, Heading } from '@enlace/shared-ui';

import { texts } from '../../texts';
import { ChapterEvents } from './chapter-events';
import { Completeness } from './completeness';
import { profile } from './profile';
import { ProfileSections } from './profile-sections';
import { ProfileSkeleton } from './profile-skeleton';
import { Head, Sheet, Since } from './profile.styles';
import { Roles } from './roles';

export const screen = defineScreen({ Component: Profile, load: () => [profile.calls.actor.need(undefined)] });

function Profile() {
  const { status, answer: user, error } = useAnswer(profile.calls.actor, undefined);
  const reload = useReload();
  if (user !== null) return <ProfileContent user={user} />;
  if (status !== 'rejected') return <ProfileSkeleton />;
  const onRetry = () => reload([profile.calls.actor.need(undefined)]);
  if (error === null || error.message === '') return <ErrorState onRetry={onRetry} />;
  return <ErrorState onRetry={onRetry}>{error.message}</ErrorState>;
}

function ProfileContent({ user }: { readonly user: User }) {
  const t = useTexts(texts);
  const { date } = useFormats();
  return (
    <Sheet>
      <Head>
        <Avatar name={user.name} src={user.avatar?.url} size={80} isDecorative />
        <div>
          <Heading level={1} size="h2">
            {t('greeting', { name: user.first_name })}
          </Heading>
          {user.headline !== null && user.headline !== '' && <p>{user.headline}</p>}
          <Since>{t('since', { date: date(user.created_at, { year: 'numeric', month: 'long' }) })}</Since>
          <Roles roles={user.roles} />
        </div>
      </Head>
      <Completeness user={user} />
      <ChapterEvents chapter={user.chapter} />
      <ProfileSections user={user} />
    </Sheet>
  );
}
