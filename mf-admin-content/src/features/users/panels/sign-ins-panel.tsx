import { signInsSchema, userCalls, users as contract } from '@enlace/shared-contract/identity';
import {
  abilitiesOf,
  type AdminRow,
  useLateTexts,
  useNotices,
  useOfficeCall,
  useOfficeRead,
} from '@enlace/shared-admin';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, Button, Cluster, ErrorState, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { toolsTexts } from '../tools/texts';
import { IdentityProof } from './identity-proof';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Sign-in of a user: whether the e-mail address is confirmed, an e-mail for a new password, and the login sessions. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(toolsTexts);
  const formats = useFormats();
  const params = { id: record.id };
  const shows = [subjectOf('users', record.id)];
  const question = { call: userCalls.signIns, params, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, signInsSchema);
  const { viewer } = useScreen();
  const parsedUser = contract.entity.safeParse(record);
  const mayEdit = abilitiesOf(record).edit;
  const isOff = parsedUser.success && parsedUser.data.is_disabled;
  const open = data?.data.filter(({ ended_at }) => ended_at === null).length ?? 0;
  return (
    <Stack gap={24}>
      <Part>
        <h2>{t('signIns.password')}</h2>
        <Text tone="soft">
          {t(parsedUser.success && parsedUser.data.is_verified ? 'signIns.verified' : 'signIns.unverified', {
            email: String(record['email']),
          })}
        </Text>
        {isOff && <Text tone="soft">{t('signIns.off')}</Text>}
        {mayEdit && (
          <Cluster>
            <Order
              record={record}
              call={userCalls.passwordLink}
              label={t('signIns.link')}
              doneText={t('signIns.linkSent', { email: String(record['email']) })}
              isDisabled={isOff}
            />
          </Cluster>
        )}
      </Part>
      {viewer?.id === record.id && <IdentityProof />}
      <Part>
        <h2>{t('signIns.title')}</h2>
        {status === 'rejected' && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
        {data === null && status !== 'rejected' && <Skeleton lines={3} />}
        {data !== null && data.data.length === 0 && <Text tone="soft">{t('signIns.none')}</Text>}
        {data !== null && data.data.length > 0 && (
          <List>
            {data.data.map(({ provider, created_at, ended_at }) => (
              <li key={created_at}>
                <span>{formats.date(created_at, moment)}</span>
                <span>{t(`signIns.providers.${provider}`)}</span>
                <Badge tone={ended_at === null ? 'success' : 'neutral'}>
                  {ended_at === null ? t('signIns.open') : t('signIns.ended', { at: formats.date(ended_at, moment) })}
                </Badge>
              </li>
            ))}
          </List>
        )}
        {mayEdit && open > 0 && (
          <Cluster>
            <Order
              record={record}
              call={userCalls.endSignIns}
              label={t('signIns.end')}
              doneText={t('signIns.endDone')}
            />
          </Cluster>
        )}
      </Part>
    </Stack>
  );
}

interface OrderProps {
  readonly record: AdminRow;
  readonly call: (typeof userCalls)['passwordLink' | 'endSignIns'];
  readonly label: string;
  readonly doneText: string;
  readonly isDisabled?: boolean;
}

/** A button that makes a call and shows its result. */
function Order({ record, call, label, doneText, isDisabled = false }: OrderProps) {
  const notices = useNotices();
  const { status, error, start } = useOfficeCall(admin.calls, `users ${record.id} ${call.path}`);
  const changes = [subjectOf('users', record.id)];
  return (
    <>
      <Button
        variant="secondary"
        isLoading={status === 'pending'}
        isDisabled={isDisabled}
        onClick={() => start({ call, params: { id: record.id }, changes }, () => notices.showSuccess(doneText))}
      >
        {label}
      </Button>
      {error !== null && (
        <Text tone="danger" role="alert">
          {error.message}
        </Text>
      )}
    </>
  );
}

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  h2 {
    font: 600 1rem/1.4 ${theme.font.text};
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  border-top: 1px solid ${theme.color.line};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    padding-block: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
  }
  li > :first-child {
    flex: 1 1 12rem;
    font-variant-numeric: tabular-nums;
  }
`;
