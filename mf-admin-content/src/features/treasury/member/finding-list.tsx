import { useLateTexts } from '@enlace/shared-admin';
import type { MembershipFinding } from '@enlace/shared-contract/memberships';
import { useFormats } from '@enlace/shared-platform';
import { Badge, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { memberTexts } from './texts';

const knownStatuses = [
  ...(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const),
  ...(['needs_response', 'under_review', 'won', 'lost', 'prevented'] as const),
  ...(['warning_needs_response', 'warning_under_review', 'warning_closed'] as const),
  ...(['appeal_needs_response', 'appeal_under_review'] as const),
] as const;

/** Money of a member that was moved at Stripe itself; nothing without any. */
export function FindingList({ findings }: { readonly findings: readonly MembershipFinding[] }) {
  const t = useLateTexts(memberTexts);
  if (findings.length === 0) return null;
  return (
    <>
      <Heading level={3}>{t('findings.title')}</Heading>
      <Text tone="soft">{t('findings.hint')}</Text>
      <Stack as="ul" gap={12}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <Finding finding={finding} />
          </li>
        ))}
      </Stack>
    </>
  );
}

function Finding({ finding }: { readonly finding: MembershipFinding }) {
  const t = useLateTexts(memberTexts);
  const { money, date } = useFormats();
  const { kind, amount, currency, status, invoice_number: invoice, source_id: source, due_at: dueAt } = finding;
  const isOpen = finding.is_open;
  const facts = [
    date(finding.made_at, { dateStyle: 'medium' }),
    invoice === null ? null : t('findings.invoice', { number: invoice }),
    isOpen && dueAt !== null
      ? t('findings.due', { when: date(dueAt, { dateStyle: 'medium', timeStyle: 'short' }) })
      : null,
    source,
  ];
  return (
    <>
      <Cluster gap={8}>
        <Text as="span" isStrong>
          {t(`findings.kinds.${kind}`, { amount: money(amount, currency) })}
        </Text>
        <Badge tone={isOpen || status === 'lost' ? 'danger' : 'neutral'}>
          {t(`findings.statuses.${knownStatuses.find((name) => name === status) ?? 'other'}`)}
        </Badge>
      </Cluster>
      <Text size="small" tone="soft">
        {facts.filter((fact) => fact !== null).join(' · ')}
      </Text>
    </>
  );
}
