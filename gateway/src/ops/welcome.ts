import type { ApiPort } from '../api-mount/api-port';

/** What a person at a terminal reads when the site is ready: its address, the demo accounts, and how to stop it. */
export function welcome(url: string, accounts: ApiPort['demoAccounts']): string {
  const lines = [['Address', url]];
  if (accounts !== null && accounts !== undefined)
    lines.push(['Accounts', accounts.addresses.join(', ')], ['Password', accounts.password]);
  lines.push(['Stop', 'Ctrl-C']);
  return `\nEnlace is ready.\n\n${lines.map(([name = '', value]) => `  ${name.padEnd(10)}${value}\n`).join('')}\n`;
}
