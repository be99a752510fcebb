import type { ReactNode } from 'react';
import { groupInFours } from '../../../../domain/base/format.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-plastic.ts';
import table from '../../../ui/table.module.css';
import css from './plastic.module.css';
import type { PlasticCards } from './plastic-data.ts';

type Card = PlasticCards['waiting'][number];
type Props<Row extends Card> = {
  cards: Row[];
  texts: typeof fi;
  /** Columns after name, number and town. */
  columns: { name: string; cell: (card: Row) => ReactNode }[];
};

/** Plastic cards not yet posted, with their holders. */
export function PlasticTable<Row extends Card>({ cards, texts, columns }: Props<Row>) {
  const { pathTo } = usePage();
  return (
    <div className={table.scroll}>
      <table className={table.rows}>
        <thead>
          <tr>
            {[texts.name, texts.number, texts.city, ...columns.map(({ name }) => name)].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.plasticId}>
              <td data-name={texts.name}>
                {card.personId ? (
                  <a href={pathTo('Office_Person', { id: card.personId })}>{card.name}</a>
                ) : (
                  card.name
                )}
              </td>
              <td data-name={texts.number} className={css.number}>
                {groupInFours(card.customerNumber)}
              </td>
              <td data-name={texts.city}>{card.city}</td>
              {columns.map(({ name, cell }) => (
                <td key={name} data-name={name}>
                  {cell(card)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
