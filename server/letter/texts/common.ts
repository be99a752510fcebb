import { worded } from '../../platform/worded.ts';

const fi = {
  hello: 'Hei {0}',
  service: 'Asiakaspalvelu: {0}, {1} ({2})',
  reply: 'Tähän viestiin voi vastata: vastauksesi tulee asiakaspalveluumme.',
  reasons: {
    contact: 'Saat tämän viestin, koska tällä osoitteella kirjoitettiin asiakaspalveluumme.',
    account: 'Saat tämän viestin, koska tällä osoitteella on asioitu palvelussamme.',
    order: 'Saat tämän viestin, koska teit tilauksen.',
    card: 'Saat tämän viestin, koska sinulla on {product}.',
    plan: 'Saat tämän viestin, koska maksat korttisi kuukausittain.',
    ending: 'Saat tämän viestin, koska korttisi voimassaolo on päättymässä.',
    giver: 'Saat tämän viestin, koska annoit lahjan.',
    recipient: 'Saat tämän viestin, koska sinulle annettiin lahja.',
    employee: 'Saat tämän viestin, koska sinulle on varattu työnantajasi tilaama kortti.',
    staff: 'Saat tämän viestin, koska sinut on kutsuttu työskentelemään palvelussamme.',
  },
  hiddenCode: 'näkyy vain viestin saajalle',
  hiddenLink: 'Linkin henkilökohtainen osa näkyy vain viestin saajalle.',
  stop: {
    reminders: 'Lopeta muistutukset',
    giftNews: 'Lopeta viestit lahjoistasi',
  },
  rya: 'Korttisi ryijy',
  numberIs: 'Numero on Omassa {product.ine}',
};

const sv: typeof fi = {
  hello: 'Hej {0}',
  service: 'Kundtjänst: {0}, {1} ({2})',
  reply: 'Du kan svara på det här meddelandet: svaret kommer till vår kundtjänst.',
  reasons: {
    contact:
      'Du får det här meddelandet eftersom någon skrev till vår kundtjänst med den här adressen.',
    account: 'Du får det här meddelandet eftersom den här adressen har använts i vår tjänst.',
    order: 'Du får det här meddelandet eftersom du gjorde en beställning.',
    card: 'Du får det här meddelandet eftersom du har ett {product}.',
    plan: 'Du får det här meddelandet eftersom du betalar ditt kort månadsvis.',
    ending: 'Du får det här meddelandet eftersom ditt kort snart går ut.',
    giver: 'Du får det här meddelandet eftersom du gav en gåva.',
    recipient: 'Du får det här meddelandet eftersom du har fått en gåva.',
    employee: 'Du får det här meddelandet eftersom din arbetsgivare har beställt ett kort åt dig.',
    staff: 'Du får det här meddelandet eftersom du har bjudits in att arbeta i vår tjänst.',
  },
  hiddenCode: 'syns bara för mottagaren',
  hiddenLink: 'Länkens personliga del syns bara för mottagaren.',
  stop: {
    reminders: 'Avsluta påminnelserna',
    giftNews: 'Avsluta meddelandena om dina gåvor',
  },
  rya: 'Ryan på ditt kort',
  numberIs: 'Numret finns i Mitt {product}',
};

const en: typeof fi = {
  hello: 'Hello {0}',
  service: 'Customer service: {0}, {1} ({2})',
  reply: 'You can reply to this message: your reply goes to our customer service.',
  reasons: {
    contact:
      'You are receiving this message because this address was used to write to our customer service.',
    account: 'You are receiving this message because this address has been used in our service.',
    order: 'You are receiving this message because you placed an order.',
    card: 'You are receiving this message because you hold the {product}.',
    plan: 'You are receiving this message because you pay for your card monthly.',
    ending: 'You are receiving this message because your card is about to expire.',
    giver: 'You are receiving this message because you gave a gift.',
    recipient: 'You are receiving this message because you were given a gift.',
    employee: 'You are receiving this message because your employer has ordered a card for you.',
    staff: 'You are receiving this message because you have been invited to work in our service.',
  },
  hiddenCode: 'shown only to the recipient',
  hiddenLink: 'The personal part of the link is shown only to the recipient.',
  stop: {
    reminders: 'Stop the reminders',
    giftNews: 'Stop messages about your gifts',
  },
  rya: 'The rya of your card',
  numberIs: 'The number is in My {product}',
};

export const commonTexts = worded('letter/common:common', { fi, sv, en });
