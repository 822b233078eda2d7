import type { FastifyInstance } from 'fastify';

import type { AuthContext } from '../identity';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { pictureOf } from '../../infrastructure/files/media.repository';
import { storeUpload } from '../../infrastructure/files/store-upload';
import { mountRegistration } from './registration/registration.routes';
import { createGuard, type FormsContext, type KeepPicture } from './forms-context';
import { mountForms } from './forms.routes';
import { mountInbox } from './inbox/inbox.routes';
import { sweepForms } from './sweep';

const hourMs = 3_600_000;

/** Everything that visitors send: public forms and registrations, the inbox that it lies in, and what is cleared away. */
export function mountFormsAndRegistration(app: FastifyInstance, deps: ApiDeps, auth: AuthContext): void {
  const keepPicture: KeepPicture = async (file, { field, alt, locale }) => {
    const about = { kind: 'image', field, alt, locale, createdBy: null, isPublic: false } as const;
    return pictureOf(await storeUpload(deps, file, about));
  };
  const forms: FormsContext = {
    deps,
    guard: createGuard(deps.env.tokenSecret),
    limits: auth.limits,
    keepPicture,
    wakeMail: () => auth.wakeMail(),
  };
  mountForms(app, forms);
  mountInbox(app, deps, auth);
  mountRegistration(app, auth, forms);

  const timer = setInterval(() => {
    sweepForms(deps.db, deps.clock()).catch((error: unknown) => {
      deps.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'old forms not cleared');
    });
  }, hourMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
