import { useState } from 'react';
import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDateTime, formatMoney, groupInFours } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { cardStateText } from '../../../parts/office/card-state-text.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { useShortcuts } from '../../../parts/office/frame/shortcuts.ts';
import { useWalkedList } from '../../../parts/office/list/walked-list.ts';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-find.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './find.module.css';
import type { FindData, Found } from './find-data.ts';
import { type Hit, QuickLook } from './quick-look.tsx';

type Texts = typeof fi;
type Reason = Hit['reasons'][number];

const GROUPS = ['all', 'near', 'guess'] as const;

/** Staff: search results with the matching field. The query is typed in the page header. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<FindData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Find" data={data}>
      {({ question, found }) => (
        <>
          <h1>{question ? fill(texts.asked, question) : texts.heading}</h1>
          {question && <Results key={question} texts={texts} found={found} question={question} />}
          <p className="mt-6 measure soft">{texts.help}</p>
        </>
      )}
    </OfficeFrame>
  );
}

type ResultsProps = { texts: Texts; found: Found; question: string };

function Results({ texts, found, question }: ResultsProps) {
  const { pathTo, place, go, language } = usePage();
  const { formatList } = useFormats();
  const { hits, hasMore, understood } = found;
  // In the order of the page.
  const ordered = GROUPS.flatMap((group) => hits.filter((hit) => hit.group === group));
  const [looked, setLooked] = useState<Hit | null>(ordered[0] ?? null);
  const [isOpen, setIsOpen] = useState(false);
  const items = ordered.flatMap((hit) => hrefOf(hit, pathTo) ?? []);
  useWalkedList({
    name: fill(texts.asked, question),
    path: `${place.path}${place.search}`,
    items,
  });
  useShortcuts((key) => {
    const chosen = /^[1-9]$/.test(key) ? items[Number(key) - 1] : undefined;
    if (chosen) go(chosen);
    if (chosen || key !== ' ' || !isRow(document.activeElement)) return chosen !== undefined;
    setIsOpen(!isOpen);
    return true;
  });
  return (
    <>
      <p role="status" className="mt-6 strong">
        {fill(hasMore ? texts.manyHits : texts.hits, hits.length)}
      </p>
      {hits.length === 0 && understood.length > 0 && (
        <p>
          {fill(
            texts.understood,
            formatList(understood.map(({ typed, kind }) => `${typed} (${texts.kinds[kind]})`)),
          )}
        </p>
      )}
      <div className={css.split}>
        <div>
          {GROUPS.map((group) => {
            const own = hits.filter((hit) => hit.group === group);
            if (own.length === 0) return null;
            return (
              <section key={group} aria-labelledby={group}>
                <h2 id={group} className={css.group}>
                  {texts.groups[group]}
                </h2>
                <ul>
                  {own.map((hit) => (
                    <li
                      key={`${hit.subject} ${hit.id}`}
                      className={classNames(css.hit, hit === looked && css.looked)}
                      onMouseEnter={() => setLooked(hit)}
                      onFocus={() => setLooked(hit)}
                    >
                      <Who hit={hit} texts={texts} />
                      <ul className={css.why}>
                        {hit.reasons.map((reason) => (
                          <Why
                            key={`${reason.reason} ${reason.shown}`}
                            reason={reason}
                            texts={texts}
                          />
                        ))}
                      </ul>
                      {hit === looked && isOpen && (
                        <div className={css.inPlace}>
                          <QuickLook
                            hit={hit}
                            name={nameOf(hit, texts, language)}
                            href={null}
                            texts={texts}
                          />
                        </div>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        {looked && (
          <div className={css.beside}>
            <QuickLook
              hit={looked}
              name={nameOf(looked, texts, language)}
              href={hrefOf(looked, pathTo)}
              texts={texts}
            />
          </div>
        )}
      </div>
      {hits.length >= 50 && <p>{texts.many}</p>}
    </>
  );
}

function Why({ reason, texts }: { reason: Reason; texts: Texts }) {
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

function Who({ hit, texts }: { hit: Hit; texts: Texts }) {
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

type PathTo = ReturnType<typeof usePage>['pathTo'];

const isRow = (element: Element | null) =>
  element instanceof HTMLElement && element.dataset.row !== undefined;

/** Page of a hit; null: it has none. */
function hrefOf({ subject, id }: Hit, pathTo: PathTo): string | null {
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

function nameOf(hit: Hit, texts: Texts, language: Language): string {
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
