import type { PageLayout } from '@enlace/shared-contract/platform';
import type { ReactNode } from 'react';

import { AdminLayout } from './admin-layout';
import { MemberLayout } from './member-layout';

export interface InnerLayoutProps {
  readonly kind: PageLayout;
  readonly children: ReactNode;
}

/** The two layouts behind the sign-in, in one file: visitors load neither, and the shell names one part. */
export function InnerLayout({ kind, children }: InnerLayoutProps) {
  return kind === 'admin' ? <AdminLayout>{children}</AdminLayout> : <MemberLayout>{children}</MemberLayout>;
}
