import { RECENT_SIGN_IN_MINUTES } from '../../../../domain/account/session-clock.ts';

export const texts = {
  title: 'Vahvista henkilöllisyytesi',
  body: `Tililläsi on jo salasana, ja kirjautumisestasi on yli ${RECENT_SIGN_IN_MINUTES} minuuttia. Lähetimme kertakoodin osoitteeseen {0}.`,
  code: 'Kertakoodi sähköpostistasi',
  codeMissing: 'Kirjoita koodin kuusi numeroa.',
  confirm: 'Vahvista ja jatka',
  cancel: 'Palaa lomakkeelle',
  resend: 'Lähetä uusi koodi',
  resent: 'Lähetimme uuden koodin',
  offline: 'Yhteys palvelimeen ei toiminut. Yritä uudelleen.',
};
