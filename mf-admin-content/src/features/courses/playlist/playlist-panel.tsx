import { type AdminRow, useLateTexts, useNotices, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { learningCalls, type PlaylistChanges, playlistChangesSchema } from '@enlace/shared-contract/learning';
import { subjectOf } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Badge, Button, Cluster, EmptyState, ErrorState, Link, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { ChangeList } from './change-list';
import { playlistTexts } from './texts';

/** How the playlist of a course differs from its lessons. The author chooses what the course takes over. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(playlistTexts);
  const playlist = subjectOf('course-playlist', record.id);
  const params = { id: record.id };
  // Not repeated with each change of a lesson: every read asks YouTube.
  const question = { call: learningCalls.getPlaylistChanges, params, shows: [playlist] };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, playlistChangesSchema);
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={6} />;
  const {
    playlist_id: playlistId,
    added: newVideos,
    renamed: newTitles,
    removed: lostLessons,
    left_out: leftOut,
  } = data.data;
  if (playlistId === null) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
  const checkButton = (
    <Button variant="secondary" iconBefore="refresh" isLoading={status === 'pending'} onClick={again}>
      {t('check')}
    </Button>
  );
  if (newVideos.length + newTitles.length + lostLessons.length === 0)
    return (
      <EmptyState title={t('same')} action={checkButton}>
        {t('sameHint')}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      <Text tone="soft">{t('lead')}</Text>
      <Cluster>
        {checkButton}
        <Link to={`https://www.youtube.com/playlist?list=${encodeURIComponent(playlistId)}`}>{t('source')}</Link>
      </Cluster>
      {leftOut > 0 && <Text tone="soft">{t('leftOut', { count: leftOut })}</Text>}
      <Choice
        key={JSON.stringify(data.data)}
        courseId={record.id}
        changes={data.data}
        subjects={[subjectOf('courses', record.id), 'lessons', playlist]}
      />
      {lostLessons.length > 0 && (
        <Stack as="section" gap={8} aria-label={t('removed')}>
          <Name>{t('removed')}</Name>
          <Text size="small" tone="soft">
            {t('removedHint')}
          </Text>
          <ul>
            {lostLessons.map(({ lesson_id: id, lesson_title: title }) => (
              <li key={id}>
                <Link to={`/admin/lessons/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  readonly courseId: number;
  readonly changes: PlaylistChanges;
  readonly subjects: readonly string[];
}

/** New and renamed videos, and the button that takes the chosen ones over. */
function Choice({ courseId, changes: { added: newVideos, renamed: newTitles }, subjects }: ChoiceProps) {
  const t = useLateTexts(playlistTexts);
  const { showFailure, showSuccess } = useNotices();
  const { run, status } = useOfficeCall(admin.calls, `playlist of course ${courseId}`);
  const [videoIds, setVideoIds] = useState<readonly string[]>([]);
  const [lessonIds, setLessonIds] = useState<readonly string[]>([]);
  const save = async () => {
    try {
      await run({
        call: learningCalls.syncPlaylist,
        params: { id: courseId },
        body: { added: videoIds, renamed: lessonIds.map(Number) },
        schema: playlistChangesSchema,
        changes: [...subjects],
      });
      showSuccess(t('saved'));
    } catch (failure) {
      showFailure(failure, (message) => message || t('failed'));
    }
  };
  if (newVideos.length + newTitles.length === 0) return null;
  return (
    <>
      {newVideos.length > 0 && (
        <ChangeList
          title={t('added')}
          hint={t('addedHint')}
          chosenIds={videoIds}
          onChoose={setVideoIds}
          lines={newVideos.map(({ video_id: id, title, minutes, is_unlisted: isUnlisted }) => ({
            id,
            name: title,
            facts: (
              <>
                {minutes > 0 && <small>{t('minutes', { count: minutes })}</small>}
                {isUnlisted && <Badge>{t('unlisted')}</Badge>}
              </>
            ),
          }))}
        />
      )}
      {newTitles.length > 0 && (
        <ChangeList
          title={t('renamed')}
          hint={t('renamedHint')}
          chosenIds={lessonIds}
          onChoose={setLessonIds}
          lines={newTitles.map(({ lesson_id: id, lesson_title: old, title }) => ({
            id: String(id),
            name: t('newTitle', { old, title }),
            facts: null,
          }))}
        />
      )}
      <div>
        <Button
          isLoading={status === 'pending'}
          isDisabled={videoIds.length + lessonIds.length === 0}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
      </div>
    </>
  );
}

const Name = styled.h2`
  font: 600 1.125rem/1.4 ${theme.font.text};
`;
