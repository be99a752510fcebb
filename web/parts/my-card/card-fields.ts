import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { isLocalDate, type LocalDate } from '../../../domain/base/local-date.ts';
import { type CardView, cardView } from '../../../domain/card/validity-view.ts';
import { type Situation, situationOf } from '../../../domain/my-card/situation.ts';
import type { MyCardTexts, OwnCard } from './my-card-data.ts';

export type CardFields = {
  customerNumber: string;
  firstName: string;
  lastName: string;
  ryijySeed: string;
  view: CardView;
};

/** Fields of a card record that the page shows. */
export function cardFields({ fields }: OwnCard['record'], today: LocalDate): CardFields {
  const text = (name: string) => String(fields[name]?.value ?? '');
  const is = (name: string) => fields[name]?.value === true;
  const end = text('validUntil');
  return {
    customerNumber: text('customerNumber'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    ryijySeed: text('ryijySeed'),
    view: cardView(
      {
        validUntil: isLocalDate(end) ? end : null,
        waitsForFirstVisit: is('waitsForFirstVisit'),
        isRefunded: is('isRefunded'),
        isBlocked: is('isBlocked'),
        isOnHold: is('isOnHold'),
      },
      today,
    ),
  };
}

/** State of a card in one line, as on the card face. */
export function validityLine(
  view: CardView,
  texts: MyCardTexts['validity'],
  language: Language,
): string {
  if (!('validUntil' in view)) return texts[view.state];
  return fill(
    view.state === 'expired' ? texts.expired : texts.onCard,
    formatDate(view.validUntil, language),
  );
}

/** The most urgent state of the card, shown first. */
export function cardSituation(
  { stopsOn, hasVisited }: Pick<OwnCard, 'stopsOn' | 'hasVisited'>,
  view: CardView,
): Situation {
  return situationOf(view, { hasUnpaidInstalment: stopsOn !== null, hasVisited });
}
