import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type LoginStart = CallOutput<'AccountController', 'getLoginStart'>;

/** A failure must not block the login page: it then opens in its initial state. */
export function loadLoginStart(read: ReadFromServer): Promise<LoginStart> {
  return read('AccountController', 'getLoginStart', {}).catch(() => ({
    lastMethod: 'code' as const,
    codeSent: null,
  }));
}
