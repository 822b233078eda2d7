import { actorRequested } from '@enlace/shared-auth';
import { isAppError } from '@enlace/shared-contract/errors';
import type { User } from '@enlace/shared-contract/identity';
import { isCancelled, useCall, useRead, useScreen } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { Button, Link, Skeleton } from '@enlace/shared-ui';
import { useState } from 'react';

import type { ChapterRecord } from '../../lib/types';
import { GroupLink } from './group-link';
import { Failure, Threshold, Ways } from './join.styles';
import { LastLeader, type Lead } from './last-leader';
import { membership } from './membership.slice';
import { chaptersTexts } from './texts';

/** For members: join this chapter, move here from another one, or leave it. */
export function Membership({ chapter }: { readonly chapter: ChapterRecord }) {
  const t = useTexts(chaptersTexts);
  const { status, answer: member, again } = useRead(membership.calls.member, undefined);
  if (member !== null) return <Choice chapter={chapter} member={member} />;
  if (status !== 'rejected') return <Skeleton height="10rem" />;
  return (
    <Threshold aria-labelledby="chapter-join">
      <h2 id="chapter-join">{t('chapter.yours')}</h2>
      <p>{t('chapter.yoursFailed')}</p>
      <Ways>
        <Button variant="secondary" onClick={again}>
          {t('chapter.retry')}
        </Button>
      </Ways>
    </Threshold>
  );
}

interface ChoiceProps {
  readonly chapter: ChapterRecord;
  readonly member: User;
}

function Choice({ chapter, member }: ChoiceProps) {
  const t = useTexts(chaptersTexts);
  const dispatch = useDispatch();
  const { status, run } = useCall(membership.calls.move);
  const [failure, setFailure] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [isLastLeader, setIsLastLeader] = useState(false);
  const { name } = chapter;
  const isMember = member.chapter?.id === chapter.id;
  const other = isMember ? null : member.chapter;
  const { viewer } = useScreen();
  // The page of another chapter has other leaders: there the right of the viewer shows that the viewer leads one.
  const ledName =
    other === null
      ? isMember && chapter.chapter_leaders.some(({ id }) => id === member.id) && name
      : viewer?.permissions.includes('chapters.lead') === true && other.name;
  if (chapter.status === 'paused' && !isMember) return null;

  const move = async (lead?: Lead) => {
    setFailure(null);
    setMessage('');
    // Who leaves a chapter no longer leads it.
    if (ledName !== false && !isAsking && !isLastLeader) return setIsAsking(true);
    setIsAsking(false);
    try {
      await run({ id: member.id, chapter: isMember ? null : chapter.id, ...(lead === undefined ? {} : { lead }) });
      setIsLastLeader(false);
      setMessage(t(isMember ? 'chapter.left' : 'chapter.joined', { name }));
      dispatch(actorRequested());
    } catch (error) {
      if (isCancelled(error)) return;
      if (isAppError(error) && error.code === 'LAST_LEADER') return setIsLastLeader(true);
      setFailure(
        (isAppError(error) &&
          (error.fields?.['chapter_id']?.[0] ?? error.fields?.['successor_id']?.[0] ?? error.userMessage)) ||
          t('chapter.notDone'),
      );
    }
  };
  const [title, lead, action] =
    isAsking && ledName !== false
      ? [
          t('chapter.leaderLeaves', { name: ledName }),
          t('chapter.leaderLeavesLead', { name: ledName }),
          t('chapter.leaderLeave'),
        ]
      : isMember
        ? [t('chapter.member', { name }), t('chapter.memberLead'), t('chapter.leave')]
        : other === null
          ? [t('chapter.join', { name }), t('chapter.joinLead'), t('chapter.joinButton')]
          : [t('chapter.move', { name }), t('chapter.moveLead', { other: other.name }), t('chapter.moveButton')];
  if (isLastLeader)
    return (
      <LastLeader
        memberId={member.id}
        chapter={ledName === false ? name : ledName}
        isPending={status === 'pending'}
        failure={failure}
        onLeave={(answer) => void move(answer)}
        onStay={() => setIsLastLeader(false)}
      />
    );
  return (
    <Threshold aria-labelledby="chapter-join">
      <h2 id="chapter-join">{title}</h2>
      <p>{lead}</p>
      {chapter.has_group && !isMember && <p>{t('chapter.groupHint')}</p>}
      <Ways>
        {chapter.has_group && isMember && !isAsking && <GroupLink chapterId={chapter.id} />}
        <Button
          variant={isMember ? 'secondary' : 'primary'}
          isLoading={status === 'pending'}
          // The second press of a double click meets the opposite action.
          onClick={({ detail: pressCount }) => void (pressCount > 1 || move())}
        >
          {action}
        </Button>
        {isAsking && (
          <Button variant="ghost" onClick={() => setIsAsking(false)}>
            {t('chapter.leaderStays')}
          </Button>
        )}
        {isMember && !isAsking && <Link to="/my">{t('chapter.myPage')}</Link>}
      </Ways>
      <p role="status">{message}</p>
      {failure !== null && <Failure role="alert">{failure}</Failure>}
    </Threshold>
  );
}
