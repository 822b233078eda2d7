import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { courseLearnerCalls, type CourseWaiver, waiversSchema } from '@enlace/shared-contract/authoring';
import { useScreen } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, ErrorState, Heading, IconButton, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { ReasonDialog } from './reason-dialog';
import { learnersOf } from './subjects';
import { learnersTexts } from './texts';
import { WaiveDialog } from './waive-dialog';

/** The people who begin the course without the courses that it requires. */
export function Waivers({ courseId }: { readonly courseId: number }) {
  const t = useLateTexts(learnersTexts);
  const { date } = useFormats();
  const { viewer } = useScreen();
  const shows = [learnersOf(courseId)];
  const question = { call: courseLearnerCalls.listWaivers, params: { id: courseId }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, waiversSchema);
  const [isWaiving, setWaiving] = useState(false);
  const [removedWaiver, setRemovedWaiver] = useState<CourseWaiver | null>(null);
  const mayGrant = mayCall(viewer, courseLearnerCalls.waiveCourses.access);
  const day = (instant: string) => date(instant, { dateStyle: 'medium' });
  return (
    <section aria-labelledby="course-waivers">
      <Stack gap={12}>
        <Heading level={2} size="h3" id="course-waivers">
          {t('waivers')}
        </Heading>
        <Text size="small" tone="soft">
          {t('waiversHint')}
        </Text>
        {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
        {data === null && status !== 'rejected' && <Skeleton lines={2} />}
        {data?.data.length === 0 && <Text>{t('noWaivers')}</Text>}
        {data !== null && data.data.length > 0 && (
          <List>
            {data.data.map((waiver) => {
              const { id, user, reason, created_by: author, created_at: at } = waiver;
              return (
                <li key={id}>
                  <div>
                    <strong>{user.name}</strong>
                    <Text size="small" tone="soft">
                      {author === null
                        ? t('waived', { reason, date: day(at) })
                        : t('waivedBy', { reason, name: author, date: day(at) })}
                    </Text>
                  </div>
                  {mayGrant && (
                    <IconButton
                      icon="trash"
                      size="small"
                      label={t('remove', { name: user.name })}
                      onClick={() => setRemovedWaiver(waiver)}
                    />
                  )}
                </li>
              );
            })}
          </List>
        )}
        {mayGrant && (
          <div>
            <Button variant="secondary" onClick={() => setWaiving(true)}>
              {t('waive')}
            </Button>
          </div>
        )}
      </Stack>
      {isWaiving && <WaiveDialog courseId={courseId} onClose={() => setWaiving(false)} />}
      {removedWaiver !== null && (
        <ReasonDialog
          callKey={`remove waiver ${removedWaiver.id}`}
          title={t('removeTitle')}
          hint={t('removeHint', { name: removedWaiver.user.name })}
          reasonHint={t('auditHint')}
          submitLabel={t('remove', { name: removedWaiver.user.name })}
          success={t('removed')}
          requestWith={(reason) => ({
            call: courseLearnerCalls.removeWaiver,
            params: { id: removedWaiver.id },
            body: { reason },
            changes: shows,
          })}
          onClose={() => setRemovedWaiver(null)}
        />
      )}
    </section>
  );
}

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    gap: ${theme.space[16]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space[12]};
    border-top: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
`;
