import type { CallOutput } from '../../../contract/call/controllers.ts';
import type { RegistrationDraft } from '../../../contract/checkout/order-draft-calls.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { afterLastDraft } from '../order/draft-requests.ts';

export type Activation = CallOutput<'CardActivationController', 'getActivation'>;
export type RegisterCardData = { activation: Activation; draft: RegistrationDraft | null };
export type Registration = CallOutput<'CardActivationController', 'getRegistration'>;

/** The activation that this browser started; null when it has entered no code yet. */
export function loadActivation(read: ReadFromServer): Promise<Activation> {
  return read('CardActivationController', 'getActivation', {});
}

/** A failed draft must not block the page: the person types the form again. */
export async function loadRegisterCard(read: ReadFromServer): Promise<RegisterCardData> {
  const [activation, { form }] = await Promise.all([
    loadActivation(read),
    afterLastDraft(() => read('OrderDraftController', 'getRegistrationDraft', {})).catch(() => ({
      form: null,
    })),
  ]);
  return { activation, draft: form };
}

/** The registration of this browser; null for others. */
export function loadRegistration(read: ReadFromServer): Promise<Registration> {
  return read('CardActivationController', 'getRegistration', {});
}
