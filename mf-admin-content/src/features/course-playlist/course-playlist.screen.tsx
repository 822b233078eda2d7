import { lazyPart, ScreenHead } from '@enlace/shared-admin';
import { mostPastedVideos, type PlaylistPreview } from '@enlace/shared-contract/learning';
import { lookupCap } from '@enlace/shared-contract/lists';
import type { Locale } from '@enlace/shared-contract/text';
import { defineScreen, useCall, useList, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, FormField, Skeleton, Stack, Text, TextInput, theme } from '@enlace/shared-ui';
import { Breadcrumb, Card, RadioGroup, Textarea } from '@enlace/shared-ui/controls';
import { Suspense, useState, type FormEvent } from 'react';

import { areasHandle, coursePlaylist, emptyForm, type PlaylistForm } from './course-playlist';
import type { PastLines } from './playlist-draft';
import { choiceOf, lacksTitles, linesOf, type PlaylistLine } from './playlist-lines';
import { coursePlaylistTexts } from './texts';

const CourseFields = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "playlist-draft" */ './course-fields')).CourseFields,
}));
const PlaylistDraft = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "playlist-draft" */ './playlist-draft')).PlaylistDraft,
}));

const VideoList = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "playlist-draft" */ './video-list')).VideoList,
}));

const areasQuery = (lang: Locale) => ({ limit: lookupCap, sort: 'name', order: 'asc', lang }) as const;

/** What the author makes of the preview. */
interface Draft {
  readonly preview: PlaylistPreview;
  /** The input when the preview was requested. */
  readonly source: string;
  readonly lines: readonly PlaylistLine[];
  readonly past: readonly PastLines[];
  readonly isChecked: boolean;
}

function CoursePlaylist() {
  const t = useTexts(coursePlaylistTexts);
  const { number } = useFormats();
  const { locale } = useScreen();
  const areas = useList(areasHandle, areasQuery(locale)).rows;
  const [form, setForm] = useState(emptyForm);
  const [lastDraft, setDraft] = useState<Draft | null>(null);
  const preview = useCall(coursePlaylist.calls.preview);
  const add = useCall(coursePlaylist.calls.add);
  const { error, answer: course } = add.status === 'idle' ? { error: preview.error, answer: null } : add;
  const isBusy = preview.status === 'pending' || add.status === 'pending';

  const source = namedIn(form);
  const draft = lastDraft?.source === source ? lastDraft : null;

  const change = (nextForm: PlaylistForm) => {
    setForm(nextForm);
    if (namedIn(nextForm) !== source) [preview, add].forEach((call) => call.clear());
  };
  const control = (name: keyof PlaylistForm) => ({
    value: form[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ ...form, [name]: target.value }),
  });
  const problem = (name: string) => error?.fields[name]?.join(' ');
  const isOfField = Object.keys(emptyForm).some((name) => error?.fields[name] !== undefined);
  const failure = error?.code === 'UNAVAILABLE' && form.source === 'playlist' ? t('noKey') : error?.message;
  const choice = choiceOf(draft?.lines ?? []);
  const hasGaps = draft !== null && draft.isChecked && lacksTitles(draft.lines);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (draft === null)
      preview.start(form, (answer) =>
        setDraft({ preview: answer, source, lines: linesOf(answer), past: [], isChecked: false }),
      );
    else {
      setDraft({ ...draft, isChecked: true });
      if (choice.items.length > 0 && !lacksTitles(draft.lines)) add.start({ form, choice });
    }
  };
  const handleAnother = () => {
    [preview, add].forEach((call) => call.clear());
    setForm(emptyForm);
    setDraft(null);
  };

  const head = (
    <ScreenHead
      title={t('title')}
      detail={t('lead')}
      breadcrumb={<Breadcrumb items={[{ label: t('courses'), to: '/admin/courses' }, { label: t('title') }]} />}
    />
  );
  if (course !== null) {
    const { items, left_out: leftOut } = course.meta;
    const addedCount = items.filter(({ outcome }) => outcome === 'added').length;
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
            <Text role="status">{t('added', { added: number(addedCount), all: number(items.length) })}</Text>
            {leftOut > 0 && <Text tone="soft">{t('leftOut', { count: leftOut })}</Text>}
            <Suspense fallback={<Skeleton lines={8} />}>
              <VideoList label={t('list')} videos={items} />
            </Suspense>
          </Stack>
        </Card>
      </>
    );
  }
  const { items, left_out: leftOut } = draft?.preview ?? noVideos;
  const otherVideos = items.filter(({ outcome }) => outcome !== 'added');
  return (
    <>
      {head}
      <Card as="section">
        <Stack gap={24}>
          <form onSubmit={handleSubmit} noValidate>
            <Stack gap={16}>
              <FormField label={t('source')} isGroup>
                <RadioGroup
                  isRow
                  value={form.source}
                  options={[
                    { value: 'playlist', label: t('fromPlaylist') },
                    { value: 'videos', label: t('fromVideos') },
                  ]}
                  onChange={(value) => change({ ...form, source: value === 'videos' ? 'videos' : 'playlist' })}
                />
              </FormField>
              {form.source === 'playlist' ? (
                <FormField label={t('playlist')} hint={t('playlistHint')} error={problem('playlist')} isRequired>
                  <TextInput maxLength={500} {...control('playlist')} />
                </FormField>
              ) : (
                <FormField
                  label={t('videos')}
                  hint={t('videosHint', { most: mostPastedVideos })}
                  error={problem('videos')}
                  isRequired
                >
                  <Textarea rows={8} maxLength={20_000} {...control('videos')} />
                </FormField>
              )}
              {draft !== null && (
                <Suspense fallback={<Skeleton lines={2} />}>
                  <CourseFields title={draft.preview.title} areas={areas} controlOf={control} problemOf={problem} />
                </Suspense>
              )}
              {error !== null && !isOfField && (
                <Text tone="danger" role="alert">
                  {problem('items') ?? problem('modules') ?? (failure || t('failed'))}
                </Text>
              )}
              {draft !== null && draft.isChecked && (hasGaps || choice.items.length === 0) && (
                <Text tone="danger" role="alert">
                  {t(hasGaps ? 'titlesNeeded' : 'nothingChosen')}
                </Text>
              )}
              <div>
                <Button type="submit" iconBefore={draft === null ? 'eye' : 'plus'} isLoading={isBusy}>
                  {t(draft === null ? 'preview' : 'add')}
                </Button>
              </div>
            </Stack>
          </form>
          {draft !== null && (
            <>
              <Text role="status">{t('count', { added: number(choice.items.length), all: number(items.length) })}</Text>
              {leftOut > 0 && <Text tone="soft">{t('leftOut', { count: leftOut })}</Text>}
              <Suspense fallback={<Skeleton lines={8} />}>
                <PlaylistDraft
                  lines={draft.lines}
                  past={draft.past}
                  isChecked={draft.isChecked}
                  onChange={(lines, past) => setDraft({ ...draft, lines, past })}
                  onLeave={() => setDraft(null)}
                />
                {otherVideos.length > 0 && <VideoList label={t('others')} videos={otherVideos} />}
              </Suspense>
            </>
          )}
        </Stack>
      </Card>
    </>
  );
}

const noVideos: PlaylistPreview = { title: '', items: [], left_out: 0 };

const namedIn = ({ source, playlist, videos }: PlaylistForm): string =>
  `${source} ${source === 'playlist' ? playlist : videos}`;

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
