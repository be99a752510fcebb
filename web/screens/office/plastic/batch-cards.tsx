import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDate, groupInFours } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { helsinkiDay } from '../../../../domain/base/local-date.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-plastic.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import table from '../../../ui/table.module.css';
import css from './plastic.module.css';
import type { BatchCard } from './plastic-data.ts';

type Props = {
  cards: BatchCard[];
  caption: string;
  texts: typeof fi;
  isBusy: boolean;
  onPosted: (plasticIds: string[]) => void;
};

/** Cards of a batch in print order; those not yet posted can be ticked. */
export function BatchCards({ cards, caption, texts, isBusy, onPosted }: Props) {
  const { language } = usePage();
  const { pathTo } = usePage();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = cards.filter((card) => isOpen(card) && ticked.has(card.plasticId));

  function tick(id: string, isTicked: boolean) {
    // Functional update: a shortcut ticks many at once.
    setTicked((before) => {
      const next = new Set(before);
      if (isTicked) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  return (
    <>
      <div className={table.scroll}>
        <table className={table.rows}>
          <caption>
            <HiddenText>{caption}</HiddenText>
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.city}</th>
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {cards.map((card) => (
              <tr key={card.plasticId}>
                <td data-name={texts.name}>
                  <span className={css.tick}>
                    <input
                      type="checkbox"
                      aria-label={fill(texts.choose, card.name)}
                      disabled={!isOpen(card)}
                      checked={isOpen(card) && ticked.has(card.plasticId)}
                      onChange={(event) => tick(card.plasticId, event.target.checked)}
                    />
                    <span>
                      {card.place}.{' '}
                      {card.personId ? (
                        <a href={pathTo('Office_Person', { id: card.personId })} data-row>
                          {card.name}
                        </a>
                      ) : (
                        card.name
                      )}
                    </span>
                  </span>
                </td>
                <td data-name={texts.number} className={css.number}>
                  {groupInFours(card.customerNumber)}
                </td>
                <td data-name={texts.city}>{card.city}</td>
                <td data-name={texts.state}>{stateOf(card, texts, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen.length > 0 && (
        <div className="ways mt-4">
          <Button
            look="secondary"
            busy={isBusy}
            onClick={() => onPosted(chosen.map(({ plasticId }) => plasticId))}
          >
            {fill(texts.markChosen, chosen.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function isOpen({ postedAt, isLeftOut }: BatchCard): boolean {
  return postedAt === null && !isLeftOut;
}

function stateOf(
  { postedAt, isLeftOut, reprintReason }: BatchCard,
  texts: typeof fi,
  language: Language,
): string {
  const { printed, leftOut, posted } = texts.states;
  const state = isLeftOut ? leftOut : printed;
  const said =
    postedAt === null ? state : fill(posted, formatDate(helsinkiDay(postedAt), language));
  return reprintReason ? `${said}, ${texts.reprinted}: ${texts.reasons[reprintReason]}` : said;
}
