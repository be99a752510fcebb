import type { texts as fi } from '../fi/test-call.ts';

/** Why a test call to a payment provider failed. */
export const texts: typeof fi = {
  unreachable: 'Ingen anslutning till {0}. Kontrollera adressen och brandväggen.',
  timeout: '{0} svarade inte i tid. Försök igen om en stund.',
  broken: 'Anslutningen bröts innan {0} hann svara. Försök igen.',
  unverified:
    'Svarets signatur stämmer inte: nyckeln hos {0} är inte densamma som i inställningarna. Kontrollera nyckeln.',
  serverError: '{0} är ur funktion just nu (HTTP {1}). Försök igen om en stund.',
  unreadable: '{0} svarade på ett sätt som portalen inte förstår. Kontrollera adressen.',
  credentials:
    'Kontot eller nyckeln godkändes inte av {0} (HTTP {1}). Kontrollera dem i inställningarna.',
  refused: 'Begäran avvisades av {0} (HTTP {1}). Kontrollera kontouppgifterna i inställningarna.',
  refusedSaying: 'Begäran avvisades av {0} (HTTP {1}). Tjänsten säger: ”{2}”',
  badKey: 'Smartums öppna nyckel går inte att läsa. Kontrollera inställningen SMARTUM_PUBLIC_KEY.',
};
