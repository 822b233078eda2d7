import { type RegistrationKind, registrationRoles, type registrationSchema } from '@enlace/shared-contract/forms';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import {
  dropUnfinishedRegistration,
  findAccount,
  hashPassword,
  hasAccountWithAddress,
  isAddressTaken,
  queueVerification,
  requireGoodPassword,
  mailShutOutOwner,
  notePortrait,
} from '../../../identity';
import { transact } from '../../../../infrastructure/db/transact';
import type { Db } from '../../../../infrastructure/db/database';
import { type EntryData, idOf, selectFilledFields, makeStorable, textOf, senderTextsOf } from '../../entry-values';
import { fileOf, type FormWriting } from '../../forms-context';
import { assessEntry } from '../../guard/assess-entry';
import { requireKnownIds } from '../../known-ids';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { burnUserId, giveRole, insertAccount, insertRegistration, type NewAccount } from '../registrations.repository';
import { mailAccountLimit, mailAddressLimit } from '../../../identity';
import { alreadyRegisteredMail } from '../mails/already-registered.mail';

interface Registration {
  readonly kind: RegistrationKind;
  readonly fields: z.infer<typeof registrationSchema>;
  /** The whole body, for the guard and for files. */
  readonly body: unknown;
}

/**
 * Registers a user: an account with the role of the call, and a mail with the pin that proves its address. Returns the
 * id that belongs to the pin. Neither answer nor status nor time shows whether the address has an account: in that case
 * the returned id belongs to no account, and the owner of the address receives a mail. An unfinished registration is
 * replaced, so that the latest password counts.
 */
export async function registerUser(writing: FormWriting, { kind, fields, body }: Registration): Promise<number> {
  const { deps, guard, locale, ip } = writing;
  const { db } = deps;
  const auth = deps.auth.context;
  const { password, c_password: _, ...rest } = fields;
  const values: EntryData = selectFilledFields(rest);
  await requireKnownIds(db, values, locale);
  const email = fields.email.toLowerCase();
  const owner = { email, names: [fields.first_name, fields.last_name], product: auth.productName };
  await requireGoodPassword(password, owner, locale);
  await auth.limits.count(mailAddressLimit, ip);
  await auth.limits.count(mailAccountLimit, `register ${email}`);
  const file = fileOf(body, 'avatar');
  const alt = `${fields.first_name} ${fields.last_name}`;
  const picture = { field: 'avatar', alt, locale };
  const avatar = file === null ? null : await writing.keepPicture(file, picture);
  // The hash is made first and in all cases: the time of the answer must not show whether the address has an account.
  const passwordHash = await hashPassword(password);
  const account = accountOf(values, { email, passwordHash, locale: fields.locale ?? locale, avatar });
  const now = deps.clock();

  const userId = await transact(db, async (trx) => {
    const sender = { ...senderTextsOf(values), lines: [], texts: [account.headline ?? ''] };
    const { score } = await assessEntry(guard, trx, { body, sender, ip, now });
    await dropUnfinishedRegistration(trx, email);
    const id = (await isAddressTaken(trx, email, 0, now)) ? null : await insertAccount(trx, account, now);
    if (id === null) return tellOwner(trx, email);
    if (avatar !== null) await notePortrait(trx, id);
    const role = registrationRoles[kind];
    if (role !== null) await giveRole(trx, id, role);
    await insertRegistration(trx, { userId: id, kind, companyName: account.company, score }, now);
    const newAccount = await findAccount(trx, id);
    if (newAccount !== undefined) await queueVerification(auth, trx, newAccount);
    const origin = { ...writing.origin, actorId: id };
    await recordAudit(trx, { origin, action: 'register', resource: 'users', rowId: id, after: { kind } });
    return id;
  });
  return userId;
}

async function tellOwner(trx: Db, email: string): Promise<number> {
  const owner = (await mailShutOutOwner(trx, { email })) ? null : await findOwner(trx, email);
  if (owner !== null) await queueMail(trx, owner, alreadyRegisteredMail, { name: owner.name });
  return burnUserId(trx);
}

/** The owner of the address; null when the account is in the trash. */
async function findOwner(trx: Db, email: string) {
  if (!(await hasAccountWithAddress(trx, email))) return null;
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'locale', 'first_name as name'])
    .where('deleted_at', 'is', null)
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  return owner ?? null;
}

function accountOf(
  values: EntryData,
  accountFields: Pick<NewAccount, 'email' | 'passwordHash' | 'locale' | 'avatar'>,
): NewAccount {
  const ids = (name: string): number[] => {
    const list = values[name];
    return Array.isArray(list) ? list.filter((id): id is number => typeof id === 'number') : [];
  };
  return {
    ...accountFields,
    email: makeStorable(accountFields.email),
    firstName: textOf(values, 'first_name') ?? '',
    lastName: textOf(values, 'last_name') ?? '',
    headline: textOf(values, 'headline'),
    linkedin: textOf(values, 'linkedin'),
    city: textOf(values, 'city'),
    countryCode: textOf(values, 'country_code'),
    areaId: idOf(values, 'area_id'),
    seniorityId: idOf(values, 'seniority_id'),
    chapterId: idOf(values, 'chapter_id'),
    company: textOf(values, 'company_name'),
    skills: [...ids('job_attach_general_skills'), ...ids('job_attach_tech_skills')],
    jobTypes: ids('job_attach_job_types'),
  };
}
