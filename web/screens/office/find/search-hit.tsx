import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDateTime, formatMoney, groupInFours } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { cardStateText } from '../../../parts/office/card-state-text.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-find.ts';
import css from './find.module.css';
import type { Hit } from './quick-look.tsx';

type Texts = typeof fi;
type PathTo = ReturnType<typeof usePage>['pathTo'];

/** Why the search found it: the field, and how far it is from what was typed. */
export function Why({ reason, texts }: { reason: Hit['reasons'][number]; texts: Texts }) {
  const { formatDateTime } = useFormats();
  const { lettersApart, typed, shown, isBeginning, endedAt } = reason;
  const parts = [
    lettersApart > 0 ? fill(texts.letters, shown, typed, lettersApart) : shown,
    texts.reasons[reason.reason],
    ...(isBeginning ? [texts.beginning] : []),
    ...(endedAt ? [fill(texts.former, formatDateTime(endedAt))] : []),
  ];
  return <li className={lettersApart > 0 ? css.near : css.exact}>{parts.join(', ')}</li>;
}

/** Name, link and the most important facts of a hit. */
export function Who({ hit, texts }: { hit: Hit; texts: Texts }) {
  const { formatDateTime } = useFormats();
  const { pathTo, language } = usePage();
  switch (hit.subject) {
    case 'person':
      return (
        <div className={css.who}>
          <a
            href={pathTo('Office_Person', { id: hit.id })}
            data-row
            data-copy={hit.customerNumber ?? undefined}
          >
            {hit.name || hit.email}
          </a>
          <span className="quiet">
            {[hit.yearOfBirth && fill(texts.born, hit.yearOfBirth), hit.city, hit.email, hit.phone]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {hit.customerNumber && (
            <span className={css.number}>{groupInFours(hit.customerNumber)}</span>
          )}
          <span className={hit.isInstalmentLate ? 'bad' : ''}>
            {stateText(hit, texts, language)}
          </span>
        </div>
      );
    case 'order':
      return (
        <div className={css.who}>
          <a href={pathTo('Office_Order', { id: hit.id })} data-row>
            {orderName(hit, texts)}
          </a>
          <span className="quiet">
            {[hit.name, formatMoney(fromEuros(hit.amount), language), formatDateTime(hit.createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      );
    case 'payment':
      return (
        <div className={css.who}>
          <a href={pathTo('Office_Payment', { id: hit.id })} data-row>
            {fill(texts.payment, hit.orderNumber)}
          </a>
          <span className="quiet">
            {formatMoney(fromEuros(hit.amount), language)} · {formatDateTime(hit.createdAt)}
          </span>
        </div>
      );
    case 'museum':
      return (
        <div className={css.who}>
          <a href={pathTo('Office_Museum', { id: hit.id })} data-row>
            {hit.name}
          </a>
        </div>
      );
    case 'clientLog':
      return <div className={css.who}>{fill(texts.log, hit.entries, formatDateTime(hit.at))}</div>;
  }
}

/** Page of a hit; null: it has none. */
export function hrefOf({ subject, id }: Hit, pathTo: PathTo): string | null {
  switch (subject) {
    case 'person':
      return pathTo('Office_Person', { id });
    case 'order':
      return pathTo('Office_Order', { id });
    case 'payment':
      return pathTo('Office_Payment', { id });
    case 'museum':
      return pathTo('Office_Museum', { id });
    case 'clientLog':
      return null;
  }
}

export function nameOf(hit: Hit, texts: Texts, language: Language): string {
  switch (hit.subject) {
    case 'person':
      return hit.name || hit.email;
    case 'order':
      return orderName(hit, texts);
    case 'payment':
      return fill(texts.payment, hit.orderNumber);
    case 'museum':
      return hit.name;
    case 'clientLog':
      return fill(texts.log, hit.entries, formatDateTime(hit.at, language));
  }
}

const orderName = (hit: Extract<Hit, { subject: 'order' }>, texts: Texts) =>
  [
    texts.orders[hit.kind],
    hit.orderNumber,
    hit.recipientName && fill(texts.giftTo, hit.recipientName),
  ]
    .filter(Boolean)
    .join(' ');

function stateText(
  hit: Extract<Hit, { subject: 'person' }>,
  texts: Texts,
  language: Language,
): string {
  if (hit.isLeaving) return texts.leaving;
  if (hit.isInstalmentLate) return texts.late;
  if (!hit.card) return texts.noCard;
  return cardStateText(hit.card, texts.states, language);
}
