import { call } from './connection.mjs';
import { wrongUse } from './failure.mjs';

/** `enlace admin --email <address> [--name <name>]` */
export async function admin(connection, { email, name }) {
  if (!email) throw wrongUse('Say who: enlace admin --email ana@example.org.');
  const body = { email, ...(name ? { name } : {}) };
  const data = await call(connection, 'POST', '/operator/administrators', body);
  return { data, text: [...describeAccount(data), ...describeLink(data)].join('\n') };
}

function describeAccount({ email, isNew, wasAdministrator, others }) {
  const account = isNew ? `${email} is a new account and an administrator.` : `${email} had an account already.`;
  const role = wasAdministrator ? 'It was an administrator already.' : 'It is an administrator now.';
  return [
    isNew ? account : `${account} ${role}`,
    ...(others > 0 ? [`The site has ${others} other ${others === 1 ? 'administrator' : 'administrators'}.`] : []),
  ];
}

function describeLink({ email, link, minutes }) {
  if (link === null) return [`${email} signs in as before.`];
  return [
    '',
    `Choose a password on this page within ${minutes} minutes. The link works once; an earlier link has ended.`,
    '',
    `  ${link}`,
  ];
}
