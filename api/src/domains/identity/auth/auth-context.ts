import type { Locale } from '@enlace/shared-contract/text';

import type { AuditOrigin } from '../../../infrastructure/audit/record-audit';
import type { UndoTokens } from '../address/undo-tokens';
import type { SecondFactorSettings } from '../second-factor/second-factor-context';
import type { CookieScope } from '../../../infrastructure/http/cookie-scope';
import type { Limits } from '../../../infrastructure/limits/limits';
import type { SessionModule } from '../session/session-module';
import type { BrowserNames } from './browser-of';
import type { AccessTokens } from './access-tokens';
import type { Db } from '../../../infrastructure/db/database';
import type { KnownDevices } from './known-devices';
import type { PinsRepository } from './pins.repository';
import type { RefreshTokens } from './refresh-tokens';
import type { SignInsRepository } from './sign-ins.repository';

/** Everything that the commands of this folder need. */
export interface AuthContext {
  readonly db: Db;
  readonly productName: string;
  readonly cookieScope: CookieScope;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly signIns: SignInsRepository;
  readonly pins: PinsRepository;
  readonly undoTokens: UndoTokens;
  readonly devices: KnownDevices;
  readonly limits: Limits;
  readonly sessions: SessionModule;
  readonly secondFactor: SecondFactorSettings;
}

/** Origin of a call: address, language, cookies, browser and the data for its audit entry. */
export interface Caller {
  readonly ip: string;
  readonly locale: Locale;
  readonly cookies: Readonly<Record<string, string>>;
  readonly browser: BrowserNames;
  readonly audit: AuditOrigin;
}

/** What a command of the sign-in gets from its request, which has no viewer yet. */
export interface AuthCall extends AuthContext {
  readonly caller: Caller;
}
