import { texts as validation } from '../../../contract/texts/sv/validation.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
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
    title: 'Bekräfta också din adress',
    body: 'Vi skickade en länk {0} till {1}. När du bekräftar adressen syns kortet och dina besök i Mitt {product}. Kortet fungerar redan nu, så skriv upp numret.',
    code: 'Bekräfta med kod nu',
    again: 'Skicka länken på nytt',
    sent: 'En ny länk är på väg till {0}. Den gamla länken fungerar inte längre.',
    wrong: 'Adressen är fel',
    change: {
      heading: 'Till vilken adress hör kortet?',
      lead: 'Länken som skickades till den gamla adressen slutar fungera.',
      hint: 'Vi berättar inte om adressen redan har ett konto. Om den har det kommer kortet dit.',
      submit: 'Skicka länken till den nya adressen',
      leave: 'Tillbaka',
      field: validation.field,
      error: validation.error,
    },
  },
  elsewhere: {
    lead: 'Kortet fungerar. Numret och besöken ser du när du loggar in med adressen som kortet aktiverades med. Vi skickar en engångskod till den.',
    enter: 'Logga in med engångskod',
  },
  added: {
    heading: 'Tack! Året har lagts till på ditt kort.',
    lead: 'Du har redan ett {product}, så ett år lades till på det. Vi skickade ett meddelande om det till din e-post.',
  },
  failed: 'Länken kunde inte skickas. Försök igen om en stund.',
  openMine: 'Öppna Mitt {product}',
  museums: 'Se museerna',
};
