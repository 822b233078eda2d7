import type { UserRecord } from '@enlace/shared-contract/identity';
import type { PoolProfile } from '@enlace/shared-contract/talent-pool';
import { styled, useTexts } from '@enlace/shared-platform';
import { FormField, Text, tokens } from '@enlace/shared-ui';
import { Switch } from '@enlace/shared-ui/controls';
import { useRef } from 'react';

import { SaveBar } from '../../../lib/save-bar';
import { poolTexts } from '../texts';
import { Agreement } from './agreement';
import { FieldBoxes } from './field-boxes';
import { Preview } from './preview';
import { useConsentForm } from './use-consent-form';
import { WorkFields } from './work-fields';

export interface ConsentFormProps {
  readonly user: UserRecord;
  readonly profile: PoolProfile;
}

/** What companies see of the user. Nothing is stored before the form is saved. */
export function ConsentForm({ user, profile }: ConsentFormProps) {
  const t = useTexts(poolTexts);
  const element = useRef<HTMLFormElement>(null);
  const form = useConsentForm(profile, element);
  const { choices, change, errorOf } = form;
  return (
    <form ref={element} noValidate onSubmit={form.handleSubmit}>
      <Columns>
        <Fields>
          <Agreement
            profile={profile}
            isListed={choices.is_listed}
            error={errorOf('is_listed')}
            onChange={(isListed) => change({ is_listed: isListed })}
          />
          {choices.is_listed && (
            <>
              <FieldBoxes
                user={user}
                shows={choices.shows}
                error={errorOf('shows')}
                onChange={(shows) => change({ shows })}
              />
              <WorkFields
                years={choices.years}
                availability={choices.availability}
                errors={{ years: errorOf('years'), availability: errorOf('availability') }}
                onChange={change}
              />
              <FormField label={t('contact.switch')} hasOwnLabel error={errorOf('allows_contact')}>
                <Switch
                  name="allows_contact"
                  checked={choices.allows_contact}
                  hint={t('contact.hint')}
                  onChange={({ target }) => change({ allows_contact: target.checked })}
                >
                  {t('contact.switch')}
                </Switch>
              </FormField>
            </>
          )}
        </Fields>
        <Beside>
          <Preview user={user} choices={choices} />
        </Beside>
      </Columns>
      {form.failure !== null && (
        <Text role="alert" tone="danger">
          {form.failure}
        </Text>
      )}
      <SaveBar
        isSaving={form.isSaving}
        isChanged={form.changeCount > 0}
        undoLabel={t('undo')}
        changeNote={t('changed', { count: form.changeCount })}
        onUndo={form.undo}
      />
    </form>
  );
}

const { media, space } = tokens;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[40]};
  padding-bottom: ${space[32]};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space[48]};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[40]};
  align-content: start;
`;

const Beside = styled.div`
  ${media.wide} {
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`;
