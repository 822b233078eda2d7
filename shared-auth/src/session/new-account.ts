import type { Credentials } from '@enlace/shared-contract/identity';

/** The account that the user has just registered on this page. */
export interface NewAccount extends Credentials {
  /** The id that the verification of its address needs. */
  readonly userId: number;
}

let newAccount: NewAccount | null = null;

/**
 * Remembers a new account until its address is verified, so that the user need not type the password again. It is only
 * in the memory of the page: never in a storage, and gone after a reload.
 */
export function rememberNewAccount(account: NewAccount | null): void {
  newAccount = account;
}

/** The new account of this page; null when it is another user's, or after a reload. */
export function recallNewAccount(userId: number): NewAccount | null {
  return newAccount?.userId === userId ? newAccount : null;
}
