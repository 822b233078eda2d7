import type { PoolMemberDetails } from '@enlace/shared-contract/talent-pool';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Button, Icon, Link, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { Section } from '../../../lib/section';
import { useOwnCompanies } from '../state/own-companies';
import { poolTexts } from '../texts';
import { type ContactDraft, ContactDialog } from './contact-dialog';
import { contactStateOf } from './contact-state';

const { color, radius, shadow, space, textSize } = theme;

const tones = { sent: 'marigold', accepted: 'success', declined: 'neutral' } as const;

/** Whether and how a company can reach the member. The words of an unsent message stay while the page is open. */
export function ContactCard({ member }: { readonly member: PoolMemberDetails }) {
  const t = useTexts(poolTexts);
  const { date } = useFormats();
  const companies = useOwnCompanies();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<ContactDraft>({ companyId: null, message: '' });
  const { contact, can_contact: canContact, email } = member;
  const state = contactStateOf(member, companies.rows?.length !== 0);
  const day = contact === null ? '' : date(contact.at, { dateStyle: 'medium' });
  return (
    <Card>
      <Section title={t('contact.title')}>
        {contact !== null && (
          <p>
            <Badge tone={tones[contact.state]}>{t(`contact.states.${contact.state}`)}</Badge>
          </p>
        )}
        {email !== null && (
          <Mail>
            <Icon name="mail" size={18} />
            <Link to={`mailto:${email}`}>{email}</Link>
          </Mail>
        )}
        <p>{t(`contact.words.${state}`, { date: day })}</p>
        {canContact && (
          <Button
            isFullWidth
            variant={email === null ? 'primary' : 'secondary'}
            iconBefore="edit"
            onClick={() => setOpen(true)}
          >
            {t(draft.message === '' ? 'contact.write' : 'contact.continue')}
          </Button>
        )}
      </Section>
      {isOpen && (
        <ContactDialog
          member={member}
          companies={companies}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

const Card = styled.div`
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  font-size: ${textSize.small};
  section {
    display: grid;
    gap: ${space[12]};
  }
  h2 {
    margin: 0;
  }
  p {
    line-height: 1.45;
  }
`;

const Mail = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
