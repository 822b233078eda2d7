import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { pictureOf } from '../../infrastructure/files/media.repository';
import { storeUpload } from '../../infrastructure/files/store-upload';
import { mountRegistration } from './registration/registration.routes';
import { createGuard, type FormsContext, type KeepPicture } from './forms-context';
import { mountForms } from './forms.routes';
import { mountInbox } from './inbox/inbox.routes';

/** Mounts public forms, registrations and the inbox. */
export function mountFormsAndRegistration(app: FastifyInstance, deps: ApiDeps): void {
  const keepPicture: KeepPicture = async (file, { field, alt, locale }) => {
    const about = { kind: 'image', field, alt, locale, createdBy: null, isPublic: false } as const;
    return pictureOf(await storeUpload(deps, file, about));
  };
  const forms: FormsContext = {
    deps,
    guard: createGuard(deps.env.tokenSecret),
    keepPicture,
  };
  mountForms(app, forms);
  mountInbox(app, deps);
  mountRegistration(app, forms);
}
