import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime, formatMoney, groupInFours } from '../../../domain/base/format.ts';
import { cardStateText } from '../../parts/office/card-state-text.ts';
import type { OfficeData } from '../../parts/office/office-data.ts';
import { OfficeFrame } from '../../parts/office/office-frame.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/office-find.ts';
import type { FindData, Found } from './find-data.ts';
import css from './office-find.module.css';

type Texts = typeof fi;
type Hit = Found['hits'][number];
type Reason = Hit['reasons'][number];

const GROUPS = ['all', 'near', 'guess'] as const;

/** Staff: who fits what was asked, and why. The question itself is asked in the frame's search box. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<FindData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Find" data={data}>
      {({ question, found }) => (
        <>
          <h1>{question ? fill(texts.asked, question) : texts.heading}</h1>
          {question && <Results texts={texts} found={found} />}
          <p className={css.help}>{texts.help}</p>
        </>
      )}
    </OfficeFrame>
  );
}

function Results({ texts, found }: { texts: Texts; found: Found }) {
  const { hits, understood } = found;
  return (
    <>
      <p role="status" className={css.count}>
        {fill(texts.hits, hits.length)}
      </p>
      {hits.length === 0 && understood.length > 0 && (
        <p>
          {fill(
            texts.understood,
            understood.map(({ typed, kind }) => `${typed} (${texts.kinds[kind]})`).join(', '),
          )}
        </p>
      )}
      {GROUPS.map((group) => {
        const own = hits.filter((hit) => hit.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className={css.group}>
              {texts.groups[group]}
            </h2>
            <ul className={css.hits}>
              {own.map((hit) => (
                <li key={`${hit.subject} ${hit.id}`} className={css.hit}>
                  <Who hit={hit} texts={texts} />
                  <ul className={css.why}>
                    {hit.reasons.map((reason) => (
                      <Why key={`${reason.reason} ${reason.shown}`} reason={reason} texts={texts} />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {hits.length >= 50 && <p>{texts.many}</p>}
    </>
  );
}

function Why({ reason, texts }: { reason: Reason; texts: Texts }) {
  const { lettersApart, typed, shown, isBeginning, endedAt } = reason;
  const parts = [
    lettersApart > 0 ? fill(texts.letters, shown, typed, lettersApart) : shown,
    texts.reasons[reason.reason],
    ...(isBeginning ? [texts.beginning] : []),
    ...(endedAt ? [fill(texts.former, formatDateTime(endedAt))] : []),
  ];
  return <li className={lettersApart > 0 ? css.near : css.exact}>{parts.join(', ')}</li>;
}

function Who({ hit, texts }: { hit: Hit; texts: Texts }) {
  const { pathTo } = usePage();
  switch (hit.subject) {
    case 'person':
      return (
        <div className={css.who}>
          <a href={pathTo('Office_Person', { id: hit.id })}>{hit.name || hit.email}</a>
          <span className="quiet">
            {[hit.yearOfBirth && fill(texts.born, hit.yearOfBirth), hit.city, hit.email, hit.phone]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {hit.customerNumber && (
            <span className={css.number}>{groupInFours(hit.customerNumber)}</span>
          )}
          <span className={hit.isInstalmentLate ? css.bad : ''}>{stateText(hit, texts)}</span>
        </div>
      );
    case 'order':
      return (
        <div className={css.who}>
          <a href={pathTo('Office_Order', { id: hit.id })}>{orderName(hit, texts)}</a>
          <span className="quiet">
            {[hit.name, formatMoney(fromEuros(hit.amount)), formatDateTime(hit.createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      );
    case 'payment':
      return (
        <div className={css.who}>
          <a href={pathTo('Office_Payment', { id: hit.id })}>
            {fill(texts.payment, hit.orderNumber)}
          </a>
          <span className="quiet">
            {formatMoney(fromEuros(hit.amount))} · {formatDateTime(hit.createdAt)}
          </span>
        </div>
      );
    case 'museum':
      return (
        <div className={css.who}>
          <a href={pathTo('Office_Museum', { id: hit.id })}>{hit.name}</a>
        </div>
      );
    case 'clientLog':
      return <div className={css.who}>{fill(texts.log, hit.entries, formatDateTime(hit.at))}</div>;
  }
}

const orderName = (hit: Extract<Hit, { subject: 'order' }>, texts: Texts) =>
  [texts.orders[hit.kind], hit.orderNumber].filter(Boolean).join(' ');

function stateText(hit: Extract<Hit, { subject: 'person' }>, texts: Texts): string {
  if (hit.isLeaving) return texts.leaving;
  if (hit.isInstalmentLate) return texts.late;
  if (!hit.card) return texts.noCard;
  return cardStateText(hit.card, texts.states);
}
