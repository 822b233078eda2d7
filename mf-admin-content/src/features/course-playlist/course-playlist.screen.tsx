import { ScreenHead } from '@enlace/shared-admin';
import { courseLevels } from '@enlace/shared-contract/learning';
import { lookupCap } from '@enlace/shared-contract/lists';
import { locales, type Locale } from '@enlace/shared-contract/text';
import { defineScreen, useCall, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, FormField, Select, Stack, Text, TextInput, theme } from '@enlace/shared-ui';
import { Breadcrumb, Card } from '@enlace/shared-ui/controls';
import { useState, type FormEvent } from 'react';

import { areasHandle, coursePlaylist, emptyForm, type PlaylistForm } from './course-playlist';
import { coursePlaylistTexts } from './texts';
import { VideoList } from './video-list';

const areasQuery = (lang: Locale) => ({ limit: lookupCap, sort: 'name', order: 'asc', lang }) as const;

function CoursePlaylist() {
  const t = useTexts(coursePlaylistTexts);
  const { locale } = useScreen();
  const areas = useList(areasHandle, areasQuery(locale)).rows;
  const [form, setForm] = useState(emptyForm);
  const preview = useCall(coursePlaylist.calls.preview);
  const add = useCall(coursePlaylist.calls.add);
  const { error, answer: course } = add.status === 'idle' ? { error: preview.error, answer: null } : add;
  const hasPreview = preview.status === 'fulfilled' && preview.answer !== null;
  const isBusy = preview.status === 'pending' || add.status === 'pending';

  const control = (name: keyof PlaylistForm) => ({
    value: form[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setForm({ ...form, [name]: target.value });
      if (name === 'playlist') [preview, add].forEach((call) => call.clear());
    },
  });
  const problem = (name: keyof PlaylistForm) => error?.fields[name]?.join(' ');
  const isOfField = Object.keys(emptyForm).some((name) => error?.fields[name] !== undefined);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (hasPreview) add.start(form);
    else preview.start(form.playlist);
  };
  const handleAnother = () => {
    [preview, add].forEach((call) => call.clear());
    setForm(emptyForm);
  };

  const head = (
    <ScreenHead
      title={t('title')}
      detail={t('lead')}
      breadcrumb={<Breadcrumb items={[{ label: t('courses'), to: '/admin/courses' }, { label: t('title') }]} />}
    />
  );
  if (course !== null)
    return (
      <>
        {head}
        <Card as="section">
          <Stack gap={16}>
            <Name>{course.data.title}</Name>
            <Cluster>
              <ButtonLink to={`/admin/courses/${course.data.id}`}>{t('open')}</ButtonLink>
              <Button variant="secondary" onClick={handleAnother}>
                {t('another')}
              </Button>
            </Cluster>
            <VideoList videos={course.meta.items} leftOut={course.meta.left_out} isDone />
          </Stack>
        </Card>
      </>
    );
  return (
    <>
      {head}
      <Card as="section">
        <form onSubmit={handleSubmit} noValidate>
          <Stack gap={16}>
            <FormField label={t('playlist')} hint={t('playlistHint')} error={problem('playlist')} isRequired>
              <TextInput maxLength={500} {...control('playlist')} />
            </FormField>
            {hasPreview && (
              <Fields>
                <FormField label={t('name')} hint={t('nameHint')} error={problem('title')}>
                  <TextInput maxLength={200} placeholder={preview.answer?.title} {...control('title')} />
                </FormField>
                <FormField label={t('level')} error={problem('level')}>
                  <Select
                    placeholder={t('none')}
                    options={courseLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
                    {...control('level')}
                  />
                </FormField>
                <FormField label={t('language')} error={problem('language')}>
                  <Select
                    placeholder={t('none')}
                    options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
                    {...control('language')}
                  />
                </FormField>
                <FormField label={t('area')} error={problem('area_id')}>
                  <Select
                    placeholder={t('none')}
                    options={areas.map(({ id, name }) => ({ value: id, label: name }))}
                    {...control('area_id')}
                  />
                </FormField>
              </Fields>
            )}
            {error !== null && !isOfField && (
              <Text tone="danger" role="alert">
                {error.message || t('failed')}
              </Text>
            )}
            <div>
              <Button type="submit" iconBefore={hasPreview ? 'plus' : 'eye'} isLoading={isBusy}>
                {t(hasPreview ? 'add' : 'preview')}
              </Button>
            </div>
            {hasPreview && (
              <VideoList videos={preview.answer?.items ?? []} leftOut={preview.answer?.left_out ?? 0} isDone={false} />
            )}
          </Stack>
        </form>
      </Card>
    </>
  );
}

export const screen = defineScreen({
  Component: CoursePlaylist,
  slices: [coursePlaylist, areasHandle],
  texts: [coursePlaylistTexts],
  load: ({ locale }) => [areasHandle.list(areasQuery(locale))],
});

const Name = styled.h2`
  font: 600 1.25rem/1.4 ${theme.font.text};
  overflow-wrap: anywhere;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space[16]};
  align-items: end;
`;
