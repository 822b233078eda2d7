import { useRead } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, TextInput } from '@enlace/shared-ui';
import { type FormEvent, useState } from 'react';

import { Failure, Threshold, Ways } from './join.styles';
import { membership } from './membership.slice';
import { chaptersTexts } from './texts';

/** Who leads a chapter after its only leader. */
export type Lead = { readonly successor_id: number } | { readonly confirms_no_leader: true };

export interface LastLeaderProps {
  readonly memberId: number;
  /** Name of the chapter that the member leads. */
  readonly chapter: string;
  readonly isPending: boolean;
  readonly failure: string | null;
  readonly onLeave: (lead: Lead) => void;
  readonly onStay: () => void;
}

/** The only leader of a chapter names a successor among its members, or leaves it without a leader. */
export function LastLeader({ memberId, chapter, isPending, failure, onLeave, onStay }: LastLeaderProps) {
  const t = useTexts(chaptersTexts);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [successor, setSuccessor] = useState('');
  const { answer, status, again } = useRead(membership.calls.successors, { search });
  const members = (answer ?? []).filter(({ id }) => id !== memberId);
  const handleSearch = (submit: FormEvent) => {
    submit.preventDefault();
    setSuccessor('');
    setSearch(text.trim());
  };
  return (
    <Threshold aria-labelledby="chapter-join">
      <h2 id="chapter-join">{t('chapter.lastLeader', { name: chapter })}</h2>
      <p>{t('chapter.lastLeaderLead', { name: chapter })}</p>
      <form onSubmit={handleSearch}>
        <FormField label={t('chapter.successorSearch')}>
          <TextInput type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </FormField>
        <Button type="submit" variant="ghost">
          {t('chapter.successorFind')}
        </Button>
      </form>
      {answer !== null && members.length > 0 && (
        <FormField label={t('chapter.successor')}>
          <Select value={successor} onChange={({ target }) => setSuccessor(target.value)}>
            <option value="">{t('chapter.successorNone')}</option>
            {members.map(({ id, name, detail }) => (
              <option key={id} value={id}>
                {detail === null ? name : `${name} · ${detail}`}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {answer !== null && members.length === 0 && <p>{t('chapter.successorMissing')}</p>}
      {answer === null && status === 'rejected' && (
        <p>
          {t('chapter.notDone')}{' '}
          <Button variant="ghost" onClick={again}>
            {t('chapter.retry')}
          </Button>
        </p>
      )}
      <Ways>
        <Button
          isLoading={isPending}
          isDisabled={successor === ''}
          onClick={() => onLeave({ successor_id: Number(successor) })}
        >
          {t('chapter.leaveWithSuccessor')}
        </Button>
        <Button variant="secondary" isLoading={isPending} onClick={() => onLeave({ confirms_no_leader: true })}>
          {t('chapter.leaveWithout')}
        </Button>
        <Button variant="ghost" onClick={onStay}>
          {t('chapter.leaderStays')}
        </Button>
      </Ways>
      {failure !== null && <Failure role="alert">{failure}</Failure>}
    </Threshold>
  );
}
