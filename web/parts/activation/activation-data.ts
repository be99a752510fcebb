import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { RegistrationDraft } from '../../../contract/checkout/order-draft-calls.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { afterLastDraft } from '../order/draft-requests.ts';

export type Activation = CallOutput<'CardActivationController', 'getActivation'>;
export type RegisterCardData = { activation: Activation; draft: RegistrationDraft | null };
export type Registration = CallOutput<'CardActivationController', 'getRegistration'>;

/** What this browser is activating; null when it brought no code yet. */
export function loadActivation(read: ReadFromServer): Promise<Activation> {
  return read('CardActivationController', 'getActivation', {});
}

/** The page opens also when the form as it was left cannot be asked for: one only types it again. */
export async function loadRegisterCard(read: ReadFromServer): Promise<RegisterCardData> {
  const [activation, { form }] = await Promise.all([
    loadActivation(read),
    afterLastDraft(() => read('OrderDraftController', 'getRegistrationDraft', {})).catch(() => ({
      form: null,
    })),
  ]);
  return { activation, draft: form };
}

/** What this browser registered; null for everyone else. */
export function loadRegistration(read: ReadFromServer): Promise<Registration> {
  return read('CardActivationController', 'getRegistration', {});
}
