import type { Language } from '../../../domain/base/language.ts';
import { callServer } from '../../platform/call-server.ts';

const WIRE_LANGUAGE = { fi: 'FI', sv: 'SV', en: 'EN' } as const;

export type SavingForm = { action: string; fields: { name: string; value: string }[] };

/** The form that posts the browser to the provider to save a payment card. */
export async function startSavingCard(
  asked: { assetId: string; isForPlan: boolean },
  language: Language,
): Promise<SavingForm> {
  const { url, parameters } = await callServer(
    'MuseumCardUserController',
    'getCardTokenizationParametersForRenewal',
    { language: WIRE_LANGUAGE[language], ...asked },
  );
  return { action: url, fields: parameters };
}
