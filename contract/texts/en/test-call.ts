import type { texts as fi } from '../fi/test-call.ts';

/** Why a test call to a payment provider failed. */
export const texts: typeof fi = {
  unreachable: '{0} could not be reached. Check the address and the firewall.',
  timeout: '{0} did not answer in time. Try again in a while.',
  broken: 'The connection broke before {0} had answered. Try again.',
  unverified:
    'The signature of the answer does not match: the key of {0} is not the one in the settings. Check the key.',
  serverError: '{0} is out of order just now (HTTP {1}). Try again in a while.',
  unreadable: '{0} answered in a way that the portal does not understand. Check the address.',
  credentials: '{0} did not accept the account or the key (HTTP {1}). Check them in the settings.',
  refused: '{0} refused the request (HTTP {1}). Check the credentials in the settings.',
  refusedSaying: '{0} refused the request (HTTP {1}). It says: “{2}”',
  badKey: 'The public key of Smartum cannot be read. Check the setting SMARTUM_PUBLIC_KEY.',
};
