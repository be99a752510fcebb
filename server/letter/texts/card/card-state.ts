import type { CardStateName } from '../../../../domain/card/card-state.ts';
import { worded } from '../../../platform/worded.ts';

/** The card's status in one sentence. {0}: the last day. */
type Sentences = Record<CardStateName, string>;

const fi: Sentences = {
  waitsForRegistration: 'Korttia ei ole vielä aktivoitu.',
  waitsForFirstVisit: 'Korttisi toimii museoissa. Sen aika alkaa ensimmäisestä käynnistäsi.',
  valid: 'Korttisi toimii museoissa ja on voimassa {0} asti.',
  onHold: 'Korttisi ei ole nyt käytössä, koska kuukausierä on maksamatta.',
  ended: 'Korttisi voimassaolo päättyi {0}. Voit jatkaa sitä milloin vain.',
  blocked:
    'Korttisi on suljettu, eikä sillä pääse museoihin. Asiakaspalvelu auttaa sinua eteenpäin.',
  refunded: 'Korttisi ei ole voimassa, koska sen tilaus on peruutettu.',
};

const sv: Sentences = {
  waitsForRegistration: 'Kortet är inte aktiverat ännu.',
  waitsForFirstVisit: 'Ditt kort fungerar på museerna. Dess tid börjar vid ditt första besök.',
  valid: 'Ditt kort fungerar på museerna och gäller till {0}.',
  onHold: 'Ditt kort går inte att använda just nu, eftersom en månadsrat är obetald.',
  ended: 'Ditt kort gick ut {0}. Du kan förlänga det när du vill.',
  blocked:
    'Ditt kort är spärrat och släpper inte in dig på museerna. Kundtjänsten hjälper dig vidare.',
  refunded: 'Ditt kort är inte giltigt, eftersom beställningen har annullerats.',
};

const en: Sentences = {
  waitsForRegistration: 'The card has not been activated yet.',
  waitsForFirstVisit: 'Your card works at museums. Its validity starts with your first visit.',
  valid: 'Your card works at museums and is valid until {0}.',
  onHold: 'Your card cannot be used at the moment, because an instalment is unpaid.',
  ended: 'Your card expired on {0}. You can extend it at any time.',
  blocked:
    'Your card is blocked and does not let you into museums. Customer service will help you.',
  refunded: 'Your card is not valid, because its order has been cancelled.',
};

export const cardStateTexts = worded('letter/card-state', {
  fi,
  sv,
  en,
});
