import type { Language } from '../../../domain/base/language.ts';
import { worded } from '../../platform/worded.ts';

const fi = {
  title: 'Peruuttamislomake',
  use: 'Täytä ja palauta tämä lomake vain, jos haluat peruuttaa sopimuksen. Voit peruuttaa myös verkossa: {0}',
  to: 'Vastaanottaja: {0}, {1}, {2}',
  statement: 'Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee seuraavaa tilausta:',
  fields: [
    'Mitä tilasin',
    'Tilausnumero',
    'Tilauspäivä (lahjakuoresta vastaanottopäivä)',
    'Nimi',
    'Osoite',
    'Päiväys',
    'Allekirjoitus (vain, jos lomake täytetään paperilla)',
  ],
};

const sv: typeof fi = {
  title: 'Ångerblankett',
  use: 'Fyll i och returnera den här blanketten endast om du vill frånträda avtalet. Du kan också ångra dig på webben: {0}',
  to: 'Mottagare: {0}, {1}, {2}',
  statement: 'Jag meddelar att jag vill frånträda mitt avtal om följande beställning:',
  fields: [
    'Vad jag har beställt',
    'Beställningsnummer',
    'Beställningsdag (för ett gåvokuvert dagen då det togs emot)',
    'Namn',
    'Adress',
    'Datum',
    'Underskrift (endast om blanketten fylls i på papper)',
  ],
};

const en: typeof fi = {
  title: 'Withdrawal form',
  use: 'Fill in and return this form only if you wish to withdraw from the contract. You can also withdraw online: {0}',
  to: 'To: {0}, {1}, {2}',
  statement: 'I hereby give notice that I withdraw from my contract for the following order:',
  fields: [
    'What I ordered',
    'Order number',
    'Ordered on (for a gift envelope: received on)',
    'Name',
    'Address',
    'Date',
    'Signature (only if this form is filled in on paper)',
  ],
};

export const withdrawalFormTexts: Record<Language, typeof fi> = worded('letter/withdrawal-form', {
  fi,
  sv,
  en,
});
