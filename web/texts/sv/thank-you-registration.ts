import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';
import type { texts as fi } from '../fi/thank-you-registration.ts';

export const texts: typeof fi = {
  title: 'Tack för din registrering!',
  description: 'Kortet är aktiverat.',
  heading: 'Tack för din registrering!',
  lead: 'Ditt kort fungerar nu. Visa kundnumret och legitimation i kassan.',
  number: 'Ditt kundnummer är',
  card: '{product}, {0}, kundnummer {1}',
  validity: `Kortets år börjar vid ditt första museibesök och varar i ${CARD_MONTHS} månader.`,
  plastic: 'Plastkortet kommer med posten inom {0|# vecka|# veckor}. Du behöver inte vänta på det.',
  noPlastic: 'Du beställde inget plastkort. Använd kortet i telefonen eller med kundnumret.',
  confirm: {
    title: 'Bekräfta också din e-postadress',
    body: 'Vi skickade en länk till dig. När du öppnar den syns kortet och dina besök i Mitt {product}. Kortet fungerar redan nu, så skriv upp numret.',
    again: 'Skicka länken på nytt',
    sent: 'En ny länk är på väg. Den gamla länken fungerar inte längre.',
  },
  added: {
    heading: 'Tack! Året har lagts till på ditt kort.',
    lead: 'Du har redan ett {product}, så ett år lades till på det. Vi skickade ett meddelande om det till din e-post.',
  },
  failed: 'Länken kunde inte skickas. Försök igen om en stund.',
  openMine: 'Öppna Mitt {product}',
  museums: 'Se museerna',
};
