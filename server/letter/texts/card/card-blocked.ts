import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: '{product} on suljettu',
  preview: 'Kortilla ei pääse museoihin.',
  title: 'Korttisi on suljettu',
  body: 'Kortin aika ja käyntisi ovat tallella. Jos et pyytänyt sulkemista, vastaa tähän viestiin tai soita meille.',
};

const sv: typeof fi = {
  subject: '{product.def} är spärrat',
  preview: 'Kortet släpper inte in dig på museerna.',
  title: 'Ditt kort är spärrat',
  body: 'Kortets tid och dina besök finns kvar. Om du inte bad om spärren, svara på det här meddelandet eller ring oss.',
};

const en: typeof fi = {
  subject: 'Your {product} is blocked',
  preview: 'The card does not let you into museums.',
  title: 'Your card is blocked',
  body: 'The time on the card and your visits are kept. If you did not ask for this, reply to this message or call us.',
};

export const cardBlockedTexts = worded('letter/card-blocked', {
  fi,
  sv,
  en,
});
