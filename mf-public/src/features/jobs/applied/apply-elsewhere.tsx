import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import { jobsTexts } from '../texts';
import type { JobRecord } from '../types';
import { AppliedQuestion } from './applied-question';

export interface ApplyElsewhereProps {
  readonly job: Pick<JobRecord, 'id' | 'company'>;
  /** Of the company, where it takes applications. */
  readonly address: string;
}

/** The way to the company's page, in another tab. A member who comes back is asked about the application. */
export function ApplyElsewhere({ job, address }: ApplyElsewhereProps) {
  const t = useTexts(jobsTexts);
  const { viewer } = useScreen();
  const { isAsking, leave, end } = useReturn();
  const company = job.company.name;
  return (
    <>
      <p>{t('applyElsewhere')}</p>
      <ButtonLink
        to={address}
        target="_blank"
        rel="noopener"
        iconAfter="external"
        isFullWidth
        onClick={viewer === null ? undefined : leave}
      >
        {t('applyAt', { company })}
      </ButtonLink>
      {isAsking && <AppliedQuestion job={job.id} company={company} onEnd={end} />}
    </>
  );
}

/** Whether the user has followed the link and is back. */
function useReturn() {
  const [isAsking, setAsking] = useState(false);
  const hasLeft = useRef(false);
  const isSilent = useRef(false);
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState !== 'visible' || !hasLeft.current) return;
      hasLeft.current = false;
      setAsking(true);
    };
    document.addEventListener('visibilitychange', handleReturn);
    // The page of the company can be in another window.
    addEventListener('focus', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      removeEventListener('focus', handleReturn);
    };
  }, []);
  return {
    isAsking,
    leave() {
      hasLeft.current = !isSilent.current;
    },
    /** @param asksAgain whether the next return asks again */
    end(asksAgain: boolean) {
      isSilent.current = !asksAgain;
      setAsking(false);
    },
  };
}
