import { defineScreen, useScreen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Heading, Link } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { applyPath } from '../../lib/apply-path';
import { sectionOf } from '../../lib/field-place';
import { LoadedMe } from '../../lib/loaded-me';
import { me } from '../../lib/me';
import { PageSkeleton } from '../../lib/page-skeleton';
import { Head, Lead, Section, SectionHead, Sheet } from '../../lib/page.styles';
import { PictureEditor } from '../../lib/picture/picture-editor';
import { pictureTexts } from '../../lib/picture/texts';
import { sectionNames } from '../../lib/sections/section';
import { sectionSlices } from '../../lib/sections/section-lists';
import { texts } from '../../texts';
import { ProfileSection } from './profile-section';

export const screen = defineScreen({
  Component: Profile,
  load: ({ locale: lang }) => [me.calls.record.query({ lang })],
  slices: sectionSlices,
  texts: [pictureTexts, formTexts, controlTexts],
});

/**
 * The own record, edited section by section. `?field=` opens the section of a field and moves the focus to it; `?apply=`
 * has the slug of the job whose application leads here.
 */
function Profile() {
  const t = useTexts(texts);
  const { search } = useScreen();
  const field = search.get('field');
  const jobSlug = search.get('apply');
  return (
    <LoadedMe skeleton={<PageSkeleton />}>
      {(user) => (
        <Sheet>
          <Head>
            <Heading level={1} size="h2">
              {t('profile.title')}
            </Heading>
            <Lead>
              {t('profile.lead')} <Link to="/my/privacy">{t('profile.privacy')}</Link>
            </Lead>
            {jobSlug !== null && (
              <p>
                <Link to={applyPath(jobSlug)}>{t('profile.application')}</Link>
              </p>
            )}
          </Head>
          <div>
            <Section aria-labelledby="section-picture">
              <SectionHead>
                <h2 id="section-picture">{t('fields.avatar')}</h2>
              </SectionHead>
              <PictureEditor key={field} user={user} isFocused={field === 'avatar'} />
            </Section>
            {sectionNames.map((section) => (
              <ProfileSection
                key={`${section} ${sectionOf(field) === section ? field : ''}`}
                section={section}
                user={user}
                field={sectionOf(field) === section ? field : null}
              />
            ))}
          </div>
        </Sheet>
      )}
    </LoadedMe>
  );
}
