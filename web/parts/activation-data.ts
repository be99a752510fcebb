import type { CallOutput } from '../../contract/controllers.ts';
import type { ReadFromServer } from '../platform/call-server.ts';

export type Activation = CallOutput<'CardActivationController', 'getActivation'>;
export type Registration = CallOutput<'CardActivationController', 'getRegistration'>;

/** What this browser is activating; null when it brought no code yet. */
export function loadActivation(read: ReadFromServer): Promise<Activation> {
  return read('CardActivationController', 'getActivation', {});
}

/** What this browser registered; null for everyone else. */
export function loadRegistration(read: ReadFromServer): Promise<Registration> {
  return read('CardActivationController', 'getRegistration', {});
}
