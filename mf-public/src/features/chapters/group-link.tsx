import { useRead } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink } from '@enlace/shared-ui';

import { membership } from './membership.slice';
import { chaptersTexts } from './texts';

/** For members of the chapter: opens its group in a chat. The address is no part of the public answer. */
export function GroupLink({ chapterId }: { readonly chapterId: number }) {
  const t = useTexts(chaptersTexts);
  const { status, answer } = useRead(membership.calls.group, { id: chapterId });
  if (answer === null) return status === 'rejected' ? null : <Button isLoading>{t('chapter.group')}</Button>;
  if (!answer.group_url) return null;
  return (
    <ButtonLink to={answer.group_url} target="_blank" rel="noopener noreferrer">
      {t('chapter.group')}
    </ButtonLink>
  );
}
