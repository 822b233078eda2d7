import { lazyPart } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { rightsCalls, type RightsOfPerson, type SavedPersonRights } from '@enlace/shared-contract/identity';
import { useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { EmptyState, FormField, Link, theme } from '@enlace/shared-ui';
import { Combobox, type PickerOption } from '@enlace/shared-ui/controls';
import { Suspense, useMemo, useState } from 'react';

import type { Gift } from '../state/gift';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';
import { Explanation } from './explanation';
import { SourceWords } from './source-words';

/** The rights that were just granted, and the reason. */
export interface Given {
  readonly savedRights: SavedPersonRights;
  readonly gift: Gift;
  readonly reason: string;
}

const GiveDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "permissions-give" */ './give-dialog')).GiveDialog,
}));
const TakeBack = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "permissions-give" */ './take-back')).TakeBack,
}));

/** A user's rights with their sources, an explanation for missing rights, and ways to change them. */
export function PersonRights({ personRights }: { readonly personRights: RightsOfPerson }) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const { viewer } = useScreen();
  const [askedRight, setAskedRight] = useState<PickerOption | null>(null);
  const [gift, setGift] = useState<Gift | null>(null);
  const [lastGift, setLastGift] = useState<Given | null>(null);
  const { person, rights } = personRights;
  const has = rights.filter(({ sources }) => sources.length > 0);
  const options = useMemo(
    () => rights.map((right) => ({ value: right.name, label: words.right(right), detail: right.name })),
    [rights, words],
  );
  const right = rights.find(({ name }) => name === askedRight?.value);
  return (
    <>
      <Panel aria-label={t('why.title')}>
        <h2>{t('why.title')}</h2>
        <p>{t('why.lead', { name: person.name })}</p>
        <FormField label={t('why.question', { name: person.name })}>
          <Combobox
            label={t('why.title')}
            placeholder={t('why.example')}
            value={askedRight}
            options={options}
            onChange={setAskedRight}
          />
        </FormField>
        {right !== undefined && (
          <Explanation
            personRights={personRights}
            right={right}
            mayEdit={mayCall(viewer, rightsCalls.savePersonRights.access)}
            onGive={setGift}
          />
        )}
        <Suspense fallback={null}>
          {lastGift !== null && <TakeBack given={lastGift} onDone={() => setLastGift(null)} />}
          {gift !== null && (
            <GiveDialog
              personRights={personRights}
              gift={gift}
              onClose={() => setGift(null)}
              onGiven={(savedRights, reason) => {
                setGift(null);
                setLastGift({ savedRights, gift, reason });
              }}
            />
          )}
        </Suspense>
      </Panel>
      <section aria-label={t('person.has', { name: person.name })}>
        <Title>
          {t('person.has', { name: person.name })} <Link to={`/admin/users/${person.id}`}>{t('person.record')}</Link>
        </Title>
        {has.length === 0 ? (
          <EmptyState title={t('person.nothing.title')}>{t('person.nothing.hint')}</EmptyState>
        ) : (
          <Rows>
            {has.map((one) => (
              <li key={one.name}>
                <span>
                  <strong>{words.right(one)}</strong> <code>{one.name}</code>
                </span>
                <SourceWords {...one} />
              </li>
            ))}
          </Rows>
        )}
      </section>
    </>
  );
}

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  padding: ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  > h2 {
    font: 600 1.125rem/1.4 ${theme.font.text};
  }
  > p {
    max-width: 44rem;
    color: ${theme.color.inkSoft};
  }
`;

const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  align-items: baseline;
  margin-bottom: ${theme.space[8]};
  font: 600 1rem/1.4 ${theme.font.text};
  > a {
    font-size: ${theme.textSize.small};
  }
`;

const Rows = styled.ul`
  font-size: ${theme.textSize.small};
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[24]};
    justify-content: space-between;
    padding-block: ${theme.space[8]};
    border-top: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
  code {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
`;
