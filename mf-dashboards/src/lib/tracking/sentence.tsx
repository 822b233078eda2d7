import type { TrackingEntry } from '@enlace/shared-contract/talent-pool';
import { type TextValues, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { trackingTexts } from './texts';

export interface SentenceProps {
  readonly entry: TrackingEntry;
  /** Leads to the member. */
  readonly hasLink: boolean;
}

/** Marks the place of the member in a sentence. */
const place = '\u0000';

/** What happened, as one sentence. */
export function Sentence({ entry, hasLink }: SentenceProps) {
  const t = useTexts(trackingTexts);
  const { member, from, to } = entry;
  const values: TextValues = {
    actor: entry.actor ?? t('formerRecruiter'),
    member: place,
    company: entry.company ?? t('someCompany'),
    job: entry.job ?? t('someJob'),
    from: from === null ? '' : t(`applicationStates.${from}`),
    to: to === null ? '' : t(`applicationStates.${to}`),
  };
  const [before = '', after = ''] = t(`sentences.${sentenceOf(entry)}`, values).split(place);
  const name = member.name ?? t('hiddenName');
  const label = before === '' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return (
    <>
      {before}
      {hasLink ? <Link to={`/dashboards/talent-pool/${member.id}`}>{label}</Link> : <strong>{label}</strong>}
      {after}
    </>
  );
}

function sentenceOf({ kind, from, to }: TrackingEntry) {
  if (kind !== 'application') return kind;
  if (to === 'submitted') return 'applied';
  if (to === 'viewed') return 'opened';
  if (to === 'withdrawn') return 'withdrew';
  if (to === 'auto_closed') return 'closed';
  return from === null ? 'movedFirst' : 'moved';
}
