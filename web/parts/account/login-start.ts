import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type LoginStart = CallOutput<'AccountController', 'getLoginStart'>;

/** The login page must open also when this cannot be told: it then begins from the beginning. */
export function loadLoginStart(read: ReadFromServer): Promise<LoginStart> {
  return read('AccountController', 'getLoginStart', {}).catch(() => ({
    lastMethod: 'code' as const,
    codeSent: null,
  }));
}
