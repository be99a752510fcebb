import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Tilausvahvistus – {product}, {0} kpl, {1}',
  preview: 'Kortteja jaettavaksi: {0}. Kuitti on liitteenä.',
  previewInvoice: 'Kortteja jaettavaksi: {0}. Lasku tulee erikseen.',
  title: 'Kiitos tilauksesta, {0}',
  invoice: 'Lasku tulee yritykselle laskutuspalvelusta. Kortit ovat jo käytettävissä.',
  body: 'Kortteja: {0}. Tilaaja: {1}. Kunkin kortin vuosi alkaa sen haltijan ensimmäisestä museokäynnistä.',
  digital:
    'Koodit odottavat tilauksesi sivulla. Siellä voit ladata ne tiedostona, lähettää henkilökohtaiset linkit tai jakaa yhden linkin koko henkilöstölle.',
  envelope:
    'Kuoret lähtevät painosta antamaasi osoitteeseen ja ovat perillä {0} viikossa. Samat koodit näkyvät jo tilauksesi sivulla.',
  desk: 'Avaa tilauksesi sivu',
  deskSecret:
    'Linkki avaa kortit ilman kirjautumista: anna se vain niille, jotka jakavat kortteja.',
};

const sv: typeof fi = {
  subject: 'Beställningsbekräftelse – {product}, {0} st, {1}',
  preview: 'Kort att dela ut: {0}. Kvittot finns som bilaga.',
  previewInvoice: 'Kort att dela ut: {0}. Fakturan kommer separat.',
  title: 'Tack för beställningen, {0}',
  invoice:
    'Fakturan kommer till företaget från faktureringstjänsten. Korten kan användas redan nu.',
  body: 'Antal kort: {0}. Beställare: {1}. Året för varje kort börjar vid innehavarens första museibesök.',
  digital:
    'Koderna väntar på beställningens sida. Där kan du ladda ner dem som fil, skicka personliga länkar eller dela en länk med hela personalen.',
  envelope:
    'Kuverten går från tryckeriet till adressen du gav och är framme inom {0|# vecka|# veckor}. Samma koder syns redan på beställningens sida.',
  desk: 'Öppna beställningens sida',
  deskSecret: 'Länken öppnar korten utan inloggning: ge den bara till dem som delar ut kort.',
};

const en: typeof fi = {
  subject: 'Order confirmation – {product}, {0|# card|# cards}, {1}',
  preview: 'Cards to hand out: {0}. The receipt is attached.',
  previewInvoice: 'Cards to hand out: {0}. The invoice will be sent separately.',
  title: 'Thank you for the order, {0}',
  invoice: 'The invoicing service will send the invoice to the company. The cards can be used now.',
  body: 'Cards: {0}. Ordered by: {1}. The year of each card starts with its holder’s first museum visit.',
  digital:
    'The codes are waiting on your order page. There you can download them as a file, send personal links or share one link with all staff.',
  envelope:
    'The envelopes are posted to the address you gave and arrive in {0|# week|# weeks}. The same codes are already on your order page.',
  desk: 'Open your order page',
  deskSecret:
    'The link opens the cards without signing in: give it only to those who hand them out.',
};

export const companyConfirmationTexts = worded('letter/common:companyConfirmation', { fi, sv, en });
