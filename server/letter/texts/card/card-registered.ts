import { CARD_MONTHS } from '../../../../domain/scheme/campaign/campaign.ts';
import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: '{product} on aktivoitu',
  subjectConfirm: 'Vahvista sähköpostisi – {product} on aktivoitu',
  preview: 'Kortti toimii heti. Vuosi alkaa ensimmäisestä museokäynnistäsi.',
  title: 'Tervetuloa sisään, {0}',
  body: `Korttisi on aktivoitu ja toimii heti. Näytä kassalla asiakasnumero ja henkilöllisyystodistus. Kortin vuosi alkaa ensimmäisestä museokäynnistäsi ja kestää ${CARD_MONTHS} kuukautta.`,
  number: 'Asiakasnumerosi',
  numberIs: 'Löydät asiakasnumeron aina Omasta {product.ela}, myös silloin, kun verkkoa ei ole.',
  numberAfter: 'Asiakasnumerosi näkyy Omassa {product.ine} heti, kun olet vahvistanut osoitteesi.',
  plastic: 'Muovikortti tulee postissa {0} viikossa. Sitä ei tarvitse odottaa.',
  noPlastic: 'Et tilannut muovikorttia. Korttisi on puhelimessa ja toimii samalla tavalla.',
  confirm: 'Vahvista vielä, että tämä osoite on sinun.',
  confirmButton: 'Vahvista sähköpostiosoite',
  notYou:
    'Jos et ole aktivoinut korttia, sinun ei tarvitse tehdä mitään: emme muuta mitään ilman vahvistustasi.',
  byGift:
    'Lahjan linkki tuli tähän osoitteeseen, joten osoitettasi ei tarvinnut vahvistaa erikseen. Jos et aktivoinut korttia itse, valitse tilille uusi salasana, niin tili kirjataan ulos kaikilta muilta laitteilta.',
  newPassword: 'Valitse uusi salasana',
  openMine: 'Avaa Oma {product}',
};

const sv: typeof fi = {
  subject: '{product.def} är aktiverat',
  subjectConfirm: 'Bekräfta din e-post – {product.def} är aktiverat',
  preview: 'Kortet fungerar genast. Året börjar vid ditt första museibesök.',
  title: 'Välkommen in, {0}',
  body: `Ditt kort är aktiverat och fungerar genast. Visa kundnumret och legitimation i kassan. Kortets år börjar vid ditt första museibesök och varar i ${CARD_MONTHS} månader.`,
  number: 'Ditt kundnummer',
  numberIs: 'Du hittar alltid kundnumret i Mitt {product}, också när det inte finns något nät.',
  numberAfter: 'Ditt kundnummer syns i Mitt {product} så snart du har bekräftat din adress.',
  plastic: 'Plastkortet kommer med posten inom {0|# vecka|# veckor}. Du behöver inte vänta på det.',
  noPlastic: 'Du beställde inget plastkort. Kortet finns i telefonen och fungerar på samma sätt.',
  confirm: 'Bekräfta till sist att adressen är din.',
  confirmButton: 'Bekräfta e-postadressen',
  notYou:
    'Om du inte har aktiverat något kort behöver du inte göra något: vi ändrar ingenting utan din bekräftelse.',
  byGift:
    'Länken till gåvan kom till den här adressen, så adressen behövde inte bekräftas separat. Om du inte aktiverade kortet själv, välj ett nytt lösenord till kontot, så loggas kontot ut på alla andra enheter.',
  newPassword: 'Välj ett nytt lösenord',
  openMine: 'Öppna Mitt {product}',
};

const en: typeof fi = {
  subject: 'Your {product} is active',
  subjectConfirm: 'Confirm your e-mail – your {product} is active',
  preview: 'The card works at once. Its year starts with your first museum visit.',
  title: 'Come on in, {0}',
  body: `Your card is active and works at once. Show the customer number and your photo ID at the desk. The year starts with your first museum visit and lasts ${CARD_MONTHS} months.`,
  number: 'Your customer number',
  numberIs: 'You will always find the customer number in My {product}, even offline.',
  numberAfter:
    'Your customer number is in My {product} as soon as you have confirmed your address.',
  plastic:
    'The plastic card arrives by post in {0|# week|# weeks}. You do not need to wait for it.',
  noPlastic: 'You did not order a plastic card. Your card is on your phone and works the same way.',
  confirm: 'Please confirm that this address is yours.',
  confirmButton: 'Confirm the e-mail address',
  notYou:
    'If you have not activated a card, there is nothing you need to do: we change nothing without your confirmation.',
  byGift:
    'The gift link was sent to this address, so there was no need to confirm it separately. If you did not activate the card yourself, choose a new password for the account. The account is then signed out on all other devices.',
  newPassword: 'Choose a new password',
  openMine: 'Open My {product}',
};

export const cardRegisteredTexts = worded('letter/common:cardRegistered', { fi, sv, en });
