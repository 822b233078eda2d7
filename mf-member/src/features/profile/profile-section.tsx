import type { UserRecord } from '@enlace/shared-contract/identity';
import { noticeShown } from '@enlace/shared-data';
import { dropInput, hasInput } from '@enlace/shared-forms';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import { Section, SectionHead } from '../../lib/page.styles';
import type { SectionName } from '../../lib/sections/section';
import { SectionForm, sectionFormId } from '../../lib/sections/section-form';
import { texts } from '../../texts';
import { SectionValues } from './section-values';

export interface ProfileSectionProps {
  readonly section: SectionName;
  readonly user: UserRecord;
  /** The field that a link leads to: the section begins as a form. */
  readonly field: string | null;
}

/**
 * A section of the profile; its button turns the values into a form in the same place. It begins as a form when this tab
 * has input of it that was not saved, e.g. because the login session ended meanwhile.
 */
export function ProfileSection({ section, user, field }: ProfileSectionProps) {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(() => field !== null || hasInput(sectionFormId(section, user)));
  // A form that the page begins with takes the focus only for a link to its field.
  const [isOpenedHere, setOpenedHere] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // The form is gone: the focus returns to the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const title = t(`sections.${section}`);
  const id = `section-${section}`;
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {!isOpen && (
          <Button
            ref={button}
            variant="ghost"
            size="small"
            iconBefore="edit"
            aria-label={t('edit.open', { section: title })}
            onClick={() => {
              setOpenedHere(true);
              setOpen(true);
            }}
          >
            {t('edit.edit')}
          </Button>
        )}
      </SectionHead>
      <div>
        {isOpen ? (
          <SectionForm
            section={section}
            user={user}
            submit={t('edit.save')}
            focus={field ?? (isOpenedHere ? firstFields[section] : null)}
            onSaved={() => {
              dispatch(noticeShown({ kind: 'success', text: t('edit.saved') }));
              setOpen(false);
            }}
          >
            <Button
              variant="ghost"
              onClick={() => {
                dropInput(sectionFormId(section, user));
                setOpen(false);
              }}
            >
              {t('edit.cancel')}
            </Button>
          </SectionForm>
        ) : (
          <SectionValues section={section} user={user} />
        )}
      </div>
    </Section>
  );
}

const firstFields: Readonly<Record<SectionName, string>> = {
  about: 'first_name',
  work: 'area_id',
  skills: 'tech_skills',
  links: 'linkedin',
  place: 'city',
};
