import type { PoolProfile } from '@enlace/shared-contract/talent-pool';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { FormField, Link, Text, tokens } from '@enlace/shared-ui';
import { Switch } from '@enlace/shared-ui/controls';

import { Report } from '../talent-pool.styles';
import { poolTexts } from '../texts';

const facts = ['what', 'who', 'control'] as const;

export interface AgreementProps {
  readonly profile: PoolProfile;
  /** The choice, stored or not. */
  readonly isListed: boolean;
  readonly error: string | undefined;
  readonly onChange: (isListed: boolean) => void;
}

/** The consent to be in the pool; before it, what the pool is. It counts when the form is saved. */
export function Agreement({ profile, isListed, error, onChange }: AgreementProps) {
  const t = useTexts(poolTexts);
  const { date } = useFormats();
  return (
    <Box>
      {!profile.is_listed && (
        <>
          <h2>{t('how.title')}</h2>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{t(`how.${fact}`)}</li>
            ))}
          </ul>
          <Text>
            {t('how.employer')}{' '}
            <Link to="#blocked-companies" isNative>
              {t('how.block')}
            </Link>
          </Text>
        </>
      )}
      <FormField label={t('agree.switch')} hasOwnLabel error={error}>
        <Switch
          name="is_listed"
          checked={isListed}
          hint={t('agree.consent')}
          onChange={({ target }) => onChange(target.checked)}
        >
          {t('agree.switch')}
        </Switch>
      </FormField>
      {profile.consented_at !== null && (
        <Text size="small" tone="soft">
          {t('agree.since', { date: date(profile.consented_at, { dateStyle: 'long' }) })}
        </Text>
      )}
      <Report size="small" isStrong>
        {isListed === profile.is_listed ? '' : t(isListed ? 'agree.notYet' : 'agree.leaving')}
      </Report>
    </Box>
  );
}

const { color, font, radius, space, textSize } = tokens;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  > h2 {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
  > ul {
    display: grid;
    gap: ${space[8]};
    padding-left: 1.25em;
    list-style: disc;
  }
`;
